/** A text as a cell of a bulk load: characters that end cells and lines are escaped. */
export function loadText(text: string): string {
  return /[\\\t\n\r]/.test(text)
    ? text.replace(/[\\\t\n\r]/g, (char) => ({ '\t': '\\t', '\n': '\\n', '\r': '\\r' })[char] ?? '\\\\')
    : text;
}
