import type { Notify } from '@console/platform';
import type { PaletteTools } from './palette-items.ts';

/** Makes actions that put a text on the clipboard, and say so. */
export const copyTool =
  (notify: Notify): PaletteTools['copy'] =>
  (text, title) => ({ key: `copy:${title}`, title, detail: text, run: () => void copied(text, notify) });

async function copied(text: string, notify: Notify): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(`已复制 ${text}`);
  } catch {
    // Browsers keep the clipboard to https and localhost, and may ask the reader.
    notify.error('浏览器不允许复制，请手动复制');
  }
}
