/* Where the page is. Links are ordinary links; those inside the page change it without loading it anew. */
import { parseRoute, type Route } from './route';

const here = $state<{ route: Route }>({ route: parseRoute(location.pathname, location.search) });

export const router = {
  get route(): Route {
    return here.route;
  },
};

export function go(address: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  here.route = parseRoute(location.pathname, location.search);
  if (!replace) scrollTo(0, 0);
}

addEventListener('popstate', () => {
  here.route = parseRoute(location.pathname, location.search);
});

/* For a click on anything: follows a link of the page without leaving it. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return;
  if (parseRoute(link.pathname, link.search).page === 'missing') return;
  event.preventDefault();
  go(link.pathname + link.search);
}
