/** A text without the letters of one kind at its end. */
export function withoutTail(text: string, letter: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === letter) end -= 1;
  return text.slice(0, end);
}
