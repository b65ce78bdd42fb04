/* Arrow keys: the focus goes to the nearest thing on that side. */

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Box {
  x: number;
  y: number;
}

/* The index of the nearest of `boxes` on the side of `key`, or -1. Sideways distance counts double. */
export function nearest(from: Box, boxes: readonly Box[], key: string): number {
  const step = STEPS[key];
  if (!step) return -1;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const dx = box.x - from.x;
    const dy = box.y - from.y;
    const along = dx * step[0] + dy * step[1];
    const aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0]);
    if (along <= 2 || aside > 3 * along + 60) return;
    const far = along + 2 * aside;
    if (far < least) {
      least = far;
      best = i;
    }
  });
  return best;
}

const middle = (element: Element): Box => {
  const r = element.getBoundingClientRect();
  return { x: r.left + r.width / 2, y: r.top + r.height / 2 };
};

export function walk(event: KeyboardEvent, root: ParentNode): boolean {
  if (!(event.key in STEPS)) return false;
  const things = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-walk]')].filter((e) => e.checkVisibility());
  if (!things.length) return false;
  const from = document.activeElement;
  const here = things.find((e) => e === from) ?? null;
  if (!here) {
    const first = things.find((e) => e.classList.contains('touch')) ?? things[0]!;
    first.focus();
    return true;
  }
  const others = things.filter((e) => e !== here);
  const next = others[nearest(middle(here), others.map(middle), event.key)];
  next?.focus();
  return !!next;
}
