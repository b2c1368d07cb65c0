/** The approximate width of a text in Chinese characters: a Latin one takes half. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += character <= '\u02ff' || character === '\u2212' ? 0.5 : 1;
  return width;
}
