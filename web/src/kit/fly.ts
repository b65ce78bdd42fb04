/* A thing flies over the table: a picture of it, from where it is to where it goes. */
import { pause } from '../lib/motion';
import { sound } from '../lib/sound.svelte';

export const FLY = 420;

const visible = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.offsetParent !== null;

/* The first thing that a selector finds on the screen. */
export const shown = (root: ParentNode, selector: string): HTMLElement | undefined =>
  [...root.querySelectorAll(selector)].find(visible);

export interface Flight {
  /* the thing stays where it was, and a picture of it goes */
  stays?: boolean;
}

export async function fly(root: HTMLElement, from: HTMLElement | undefined, to: HTMLElement | undefined, skip: AbortSignal, { stays = false }: Flight = {}): Promise<void> {
  if (!visible(from) || !visible(to) || skip.aborted) return;
  const a = from.getBoundingClientRect();
  const b = to.getBoundingClientRect();
  const ghost = from.cloneNode(true) as HTMLElement;
  ghost.classList.remove('touch', 'dim', 'breathe', 'forbidden', 'pending', 'hinted', 'selected');
  ghost.classList.add('flying');
  for (const name of ['data-at', 'data-place', 'data-walk', 'data-sale', 'id']) ghost.removeAttribute(name);
  ghost.setAttribute('aria-hidden', 'true');
  ghost.setAttribute('tabindex', '-1');
  ghost.style.cssText = `left:${a.left}px;top:${a.top}px;width:${a.width}px;height:${a.height}px`;
  root.append(ghost);
  if (!stays) from.style.visibility = 'hidden';
  sound.play('card');
  const dx = b.left + b.width / 2 - a.left - a.width / 2;
  const dy = b.top + b.height / 2 - a.top - a.height / 2;
  const size = Math.max(0.2, Math.min(1, b.width / a.width));
  const flight = ghost.animate(
    [
      { transform: 'none' },
      { transform: `translate(${dx * 0.5}px, ${dy * 0.5 - 24}px) scale(${(1 + size) / 2}) rotate(-2deg)`, offset: 0.5 },
      { transform: `translate(${dx}px, ${dy}px) scale(${size})` },
    ],
    { duration: FLY, easing: 'cubic-bezier(.45, .05, .3, 1)', fill: 'forwards' },
  );
  await pause(FLY, skip);
  flight.cancel();
  ghost.remove();
  from.style.visibility = '';
}
