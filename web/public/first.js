/* Before anything is drawn: the theme and the language that were chosen last, else those of the system. */
(function () {
  var root = document.documentElement, kept = {};
  try { kept = { theme: localStorage.getItem('orrery.theme'), lang: localStorage.getItem('orrery.lang') }; } catch (e) { /* no storage */ }
  var light = window.matchMedia && matchMedia('(prefers-color-scheme: light)').matches;
  root.dataset.theme = kept.theme || (light ? 'light' : 'dark');
  root.lang = kept.lang || (/^ru\b/i.test(navigator.language || '') ? 'ru' : 'en');
})();
