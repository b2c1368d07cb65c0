/** How wide a text is, in Chinese characters: what is Latin takes half of one, roughly. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += character <= '\u02ff' || character === '\u2212' ? 0.5 : 1;
  return width;
}
