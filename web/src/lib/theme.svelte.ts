/* Night or atlas: as chosen last, else as the system has it. */
import { keep, kept } from './keep';

export type Theme = 'dark' | 'light';

const system = matchMedia('(prefers-color-scheme: light)');
const now = $state<{ theme: Theme }>({ theme: document.documentElement.dataset.theme === 'light' ? 'light' : 'dark' });

function show(theme: Theme): void {
  now.theme = theme;
  document.documentElement.dataset.theme = theme;
}

system.addEventListener('change', () => {
  if (!kept('theme')) show(system.matches ? 'light' : 'dark');
});

export const theme = {
  get now(): Theme {
    return now.theme;
  },
  toggle(): void {
    const next = now.theme === 'dark' ? 'light' : 'dark';
    keep('theme', next);
    show(next);
  },
};
