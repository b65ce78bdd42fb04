/* Whether things travel on this screen. */
const reduced = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

export const still = (): boolean => !!reduced?.matches || document.hidden;
export const reducedMotion = (): boolean => !!reduced?.matches;

/* A pause that a skip ends at once. */
export function pause(ms: number, skip: AbortSignal): Promise<void> {
  if (skip.aborted) return Promise.resolve();
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      skip.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, ms);
    skip.addEventListener('abort', end);
  });
}
