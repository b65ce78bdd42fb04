/* What a thing is, in words: after 350 ms of hover, at once on focus, on a phone by a long press as a sheet. */

export interface TipLine {
  icon?: string;
  text: string;
}

export interface Tip {
  title: string;
  sub?: string;
  lines?: TipLine[];
  reason?: string;
  rule?: string;
}

const HOVER = 350;
const PRESS = 450;
export const DRAG = 8;

export const tips = $state<{ tip: Tip | null; rect: DOMRect | null; sheet: boolean }>({ tip: null, rect: null, sheet: false });

let owner: Element | null = null;

export function showTip(tip: Tip | null, element: Element, sheet = false): void {
  owner = element;
  tips.tip = tip;
  tips.rect = tip ? element.getBoundingClientRect() : null;
  tips.sheet = sheet;
}

export function hideTip(): void {
  tips.tip = null;
  tips.sheet = false;
}

/* An element that loses the focus because it is taken off the page must not change the page at once. */
const hideLater = (element: Element) =>
  queueMicrotask(() => {
    if (owner === element && !tips.sheet) hideTip();
  });

/* An action: use:tip={() => words}. */
export function tip(element: HTMLElement | SVGElement, words: () => Tip | null) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  let hovered = false;
  let from = { x: 0, y: 0 };
  let ask = words;

  const later = (ms: number, sheet: boolean) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      pressed = sheet;
      showTip(ask(), element, sheet);
    }, ms);
  };
  const leave = () => {
    clearTimeout(timer);
    hideLater(element);
  };
  /* moved over, not come to lie under a resting mouse; a finger that moves is dragging */
  const move = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType === 'mouse' && !hovered) {
      hovered = true;
      later(HOVER, false);
    } else if (pointerType !== 'mouse' && Math.hypot(clientX - from.x, clientY - from.y) > DRAG) clearTimeout(timer);
  };
  const down = ({ pointerType, clientX, clientY }: PointerEvent) => {
    from = { x: clientX, y: clientY };
    if (pointerType === 'mouse') leave();
    else later(PRESS, true);
  };
  const on: [string, (event: Event) => void][] = [
    ['pointermove', (e) => move(e as PointerEvent)],
    ['pointerleave', () => ((hovered = false), leave())],
    ['pointerdown', (e) => down(e as PointerEvent)],
    ['pointerup', () => clearTimeout(timer)],
    ['pointercancel', () => clearTimeout(timer)],
    ['focus', () => element.matches(':focus-visible') && showTip(ask(), element)],
    ['blur', leave],
    ['contextmenu', (e) => pressed && e.preventDefault()],
  ];
  /* a long press explains and does not touch */
  const click = (event: Event) => {
    if (!pressed) return;
    pressed = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const [kind, run] of on) element.addEventListener(kind, run);
  element.addEventListener('click', click, true);
  return {
    update(next: () => Tip | null) {
      ask = next;
    },
    destroy() {
      clearTimeout(timer);
      for (const [kind, run] of on) element.removeEventListener(kind, run);
      element.removeEventListener('click', click, true);
      hideLater(element);
    },
  };
}
