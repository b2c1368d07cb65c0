/** Titles joined for a list's column, cut with an ellipsis to at most `length` characters. */
export function titlesIn(titles: readonly string[], length: number): string {
  const signs = [...titles.join('、')];
  return signs.length > length ? `${signs.slice(0, length - 1).join('')}…` : signs.join('');
}
