import type { ClipboardEvent } from 'react';
import { copiedRows, type CopiedRows } from './copied-rows.ts';

/**
 * Copies figures with an ASCII minus and without thousands separators, because a spreadsheet would otherwise
 * read them as text, and a table's cells as rows and columns. Inputs keep the browser's own copy.
 */
export function copyAsAscii(event: ClipboardEvent<HTMLElement>): void {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || isEditable(event.target)) return;
  const rows = copiedRows(selection.getRangeAt(0));
  if (rows) {
    event.clipboardData.setData('text/plain', rows.map((row) => row.map(toPlain).join('\t')).join('\n'));
    event.clipboardData.setData('text/html', tableOf(rows));
    event.preventDefault();
    return;
  }
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

/** A figure as a spreadsheet reads it: ASCII, without separators and plus. */
const toPlain = (text: string): string => toAscii(text).replace(/^\+(?=\d)/, '');

/** Rows as HTML. Codes that begin with zeros are marked as text: a spreadsheet would remove the zeros. */
function tableOf(rows: CopiedRows): string {
  const table = document.createElement('table');
  for (const row of rows) {
    const line = table.insertRow();
    for (const text of row) {
      const cell = line.insertCell();
      cell.textContent = toPlain(text);
      if (/^0\d/.test(text)) cell.setAttribute('style', 'mso-number-format:"\\@"');
    }
  }
  return table.outerHTML;
}

function htmlOf(selection: Selection): string {
  const holder = document.createElement('div');
  holder.append(selection.getRangeAt(0).cloneContents());
  return holder.innerHTML;
}

function isEditable(target: EventTarget): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
