import type { PageTabs } from './create-page-tabs.ts';
import { withMoved } from './arranged.ts';
import { HOME_KEY } from './tab-state.ts';

/**
 * Moves the tabs of the row by dragging, and shows one by Ctrl and its number: 1 is home, 9 the last. Ends when
 * `left` is aborted.
 */
export function handleTabs(row: HTMLElement, tabs: PageTabs, left: AbortSignal): void {
  let dragged: string | null = null;
  let over: HTMLElement | null = null;
  const mark = (next: HTMLElement | null, side = ''): void => {
    over?.removeAttribute('data-drop');
    over = next;
    over?.setAttribute('data-drop', side);
  };
  const tabAt = ({ target }: Event): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;
  const isAfter = (tab: HTMLElement, { clientX }: MouseEvent): boolean => {
    const { left, width } = tab.getBoundingClientRect();
    return tab.dataset.key === HOME_KEY || clientX > left + width / 2;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (!(ctrlKey || metaKey) || altKey || shiftKey || !/^[1-9]$/.test(key)) return;
    const keys = [HOME_KEY, ...tabs.get().tabs.map((tab) => tab.key)];
    const wanted = key === '9' ? keys.at(-1) : keys[Number(key) - 1];
    event.preventDefault();
    if (wanted !== undefined) tabs.show(wanted);
  };
  const onStart = (event: DragEvent): void => {
    const key = tabAt(event)?.dataset.key ?? null;
    dragged = key === HOME_KEY ? null : key;
  };
  const onOver = (event: DragEvent): void => {
    const tab = tabAt(event);
    if (dragged === null || !tab) return;
    event.preventDefault();
    mark(tab, isAfter(tab, event) ? 'after' : 'before');
  };
  const onDrop = (event: DragEvent): void => {
    const tab = tabAt(event);
    if (dragged === null || !tab) return;
    event.preventDefault();
    const next = isAfter(tab, event) ? tab.nextElementSibling : tab;
    const before = next instanceof HTMLElement ? (next.dataset.key ?? null) : null;
    tabs.arrange(withMoved(tabs.get().tabs, dragged, before));
  };
  const onEnd = (): void => {
    dragged = null;
    mark(null);
  };
  const until = { signal: left };
  window.addEventListener('keydown', onKeyDown, until);
  row.addEventListener('dragstart', onStart, until);
  row.addEventListener('dragover', onOver, until);
  row.addEventListener('drop', onDrop, until);
  row.addEventListener('dragend', onEnd, until);
}
