import type { ClipboardEvent } from 'react';

/**
 * Copies figures with an ASCII minus and without thousands separators, because a spreadsheet would otherwise
 * read them as text. Inputs keep the browser's own copy.
 */
export function copyAsAscii(event: ClipboardEvent<HTMLElement>): void {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || isEditable(event.target)) return;
  const text = selection.toString();
  const plain = toAscii(text);
  if (plain === text) return;
  event.clipboardData.setData('text/plain', plain);
  event.clipboardData.setData('text/html', toAscii(htmlOf(selection)));
  event.preventDefault();
}

/** U+2212 becomes `-` and the commas inside numbers go. */
export function toAscii(text: string): string {
  return text
    .replaceAll('\u2212', '-')
    .replace(/\d{1,3}(?:,\d{3})+(?!\d)/g, (digits) => digits.replaceAll(',', ''));
}

function htmlOf(selection: Selection): string {
  const holder = document.createElement('div');
  holder.append(selection.getRangeAt(0).cloneContents());
  return holder.innerHTML;
}

function isEditable(target: EventTarget): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
