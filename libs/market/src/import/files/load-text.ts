/** A text as a cell of a bulk load: what ends cells and lines there is escaped. */
export function loadText(text: string): string {
  return /[\\\t\n\r]/.test(text)
    ? text.replace(/[\\\t\n\r]/g, (char) => ({ '\t': '\\t', '\n': '\\n', '\r': '\\r' })[char] ?? '\\\\')
    : text;
}
