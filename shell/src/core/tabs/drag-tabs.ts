import { withMoved } from './arranged.ts';
import type { PageTabs } from './create-page-tabs.ts';
import { HOME_KEY } from './tab-state.ts';

/** How far the pointer moves before a press becomes a drag, in pixels. */
const SLACK = 5;
/** Where the row scrolls under a dragged tab: so near to its ends, and by so much at each frame. */
const EDGE = 40;
const STEP = 10;

/** A pressed tab, moved since or not. */
interface Drag {
  readonly tab: HTMLElement;
  readonly fromX: number;
  x: number;
  moving: boolean;
}

/** Moves the tabs of the row with the mouse; Esc leaves the order as it was. Ends when `left` is aborted. */
export function dragTabs(row: HTMLElement, tabs: PageTabs, left: AbortSignal): void {
  let drag: Drag | null = null;
  let over: HTMLElement | null = null;
  const mark = (next: HTMLElement | null, side = ''): void => {
    over?.removeAttribute('data-drop');
    over = next;
    over?.setAttribute('data-drop', side);
  };
  const end = (): void => {
    drag?.tab.removeAttribute('data-dragged');
    drag = null;
    mark(null);
  };
  const follow = (): void => {
    if (!drag?.moving) return;
    const place = placeAt(row, drag.x);
    mark(place?.tab ?? null, place?.after ? 'after' : 'before');
  };
  const scroll = (): void => {
    if (!drag?.moving || left.aborted) return;
    if (scrollAt(row, drag.x)) follow();
    requestAnimationFrame(scroll);
  };
  const onDown = (event: PointerEvent): void => {
    const tab = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-key]') : null;
    if (event.button !== 0 || !tab || tab.dataset.key === HOME_KEY) return;
    drag = { tab, fromX: event.clientX, x: event.clientX, moving: false };
  };
  const onMove = ({ clientX }: PointerEvent): void => {
    if (!drag) return;
    drag.x = clientX;
    if (!drag.moving && Math.abs(clientX - drag.fromX) > SLACK) {
      drag.moving = true;
      drag.tab.setAttribute('data-dragged', '');
      requestAnimationFrame(scroll);
    }
    follow();
  };
  const onUp = ({ clientX }: PointerEvent): void => {
    const { moving = false, tab } = drag ?? {};
    const place = moving ? placeAt(row, clientX) : null;
    end();
    if (moving) ignoreClick(row);
    const key = tab?.dataset.key;
    if (!place || key === undefined) return;
    const next = place.after ? place.tab.nextElementSibling : place.tab;
    const before = next instanceof HTMLElement ? (next.dataset.key ?? null) : null;
    tabs.arrange(withMoved(tabs.get().tabs, key, before));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && drag?.moving) end();
  };
  const until = { signal: left };
  row.addEventListener('pointerdown', onDown, until);
  // The browser would drag the address of the link instead.
  row.addEventListener('dragstart', (event) => event.preventDefault(), until);
  window.addEventListener('pointermove', onMove, until);
  window.addEventListener('pointerup', onUp, until);
  window.addEventListener('pointercancel', end, until);
  window.addEventListener('keydown', onKeyDown, until);
}

interface Place {
  readonly tab: HTMLElement;
  readonly after: boolean;
}

/** Where a tab dropped at `x` goes: beside the tab there, the first one behind home, or the last one. */
function placeAt(row: HTMLElement, x: number): Place | null {
  const [home, ...others] = row.querySelectorAll<HTMLElement>('[data-key]');
  const last = others.at(-1);
  if (!home || !last) return null;
  if (x < home.getBoundingClientRect().right) return { tab: home, after: true };
  const tab = others.find((each) => x < each.getBoundingClientRect().right) ?? last;
  const { left, width } = tab.getBoundingClientRect();
  return { tab, after: x >= left + width / 2 };
}

/** Scrolls a row with too many tabs while a dragged one is at its end; whether it did. */
function scrollAt(row: HTMLElement, x: number): boolean {
  const [home] = row.querySelectorAll('[data-key]');
  const list = home?.parentElement;
  if (!home || !list) return false;
  const before = list.scrollLeft;
  if (x < home.getBoundingClientRect().right + EDGE) list.scrollLeft -= STEP;
  else if (x > list.getBoundingClientRect().right - EDGE) list.scrollLeft += STEP;
  return list.scrollLeft !== before;
}

/** The button's release after a drag is no press of the tab under it. */
function ignoreClick(row: HTMLElement): void {
  const stop = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  row.addEventListener('click', stop, { capture: true });
  setTimeout(() => row.removeEventListener('click', stop, { capture: true }));
}
