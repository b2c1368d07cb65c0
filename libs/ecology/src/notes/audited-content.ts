/** The most characters of a note's text in a line of the audit log. */
const AUDITED_LENGTH = 200;
/** The number of characters shown before the first difference. */
const LEAD = 20;

/** The text of HTML without its tags, cut to the beginning if it is long. */
export const auditedContent = (html: string): string => cut(textOf(html), 0);

/** Both sides of a change, cut around the first difference; null when the texts are equal. */
export function auditedChange(
  before: string,
  after: string,
): { readonly before: string; readonly after: string } | null {
  const [one, other] = [textOf(before), textOf(after)];
  if (one.join('') === other.join('')) return null;
  let place = 0;
  while (place < one.length && one[place] === other[place]) place += 1;
  return { before: cut(one, place), after: cut(other, place) };
}

const textOf = (html: string): string[] => [
  ...html
    .replaceAll(/<img\b[^<>]*>/g, '[图片]')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&nbsp;/g, ' ')
    .replaceAll(/&lt;/g, '<')
    .replaceAll(/&gt;/g, '>')
    .replaceAll(/&quot;/g, '"')
    .replaceAll(/&amp;/g, '&')
    .replaceAll(/\s+/g, ' ')
    .trim(),
];

/** A part of a text from shortly before `place`, marked as a part. */
function cut(signs: readonly string[], place: number): string {
  if (signs.length <= AUDITED_LENGTH) return signs.join('');
  const start = Math.min(Math.max(0, place - LEAD), signs.length - AUDITED_LENGTH);
  const end = start + AUDITED_LENGTH;
  const part = signs.slice(start, end).join('');
  return `${start > 0 ? '…' : ''}${part}${end < signs.length ? '…' : ''}（节选，全文 ${signs.length} 字）`;
}
