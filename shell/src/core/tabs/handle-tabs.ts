import type { PageTabs } from './create-page-tabs.ts';
import { dragTabs } from './drag-tabs.ts';
import { showActiveTab } from './show-active-tab.ts';
import { HOME_KEY } from './tab-state.ts';

/**
 * Moves the tabs of the row by dragging, shows one by Ctrl and its number (1 is home, 9 the last), and keeps the
 * shown one in view in a narrower window. Ends when `left` is aborted.
 */
export function handleTabs(row: HTMLElement, tabs: PageTabs, left: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (!(ctrlKey || metaKey) || altKey || shiftKey || !/^[1-9]$/.test(key)) return;
    const keys = [HOME_KEY, ...tabs.get().tabs.map((tab) => tab.key)];
    const wanted = key === '9' ? keys.at(-1) : keys[Number(key) - 1];
    event.preventDefault();
    if (wanted !== undefined) tabs.show(wanted);
  };
  window.addEventListener('keydown', onKeyDown, { signal: left });
  dragTabs(row, tabs, left);
  const resized = new ResizeObserver(() => showActiveTab(row));
  resized.observe(row);
  left.addEventListener('abort', () => resized.disconnect());
}
