const LINE = 5;

/** Breaks a long name after every fifth character. A day, a period or a code stays whole: it reads as one. */
export function wrapLabel(label: string): string {
  const characters = [...label];
  if (characters.length <= LINE || /^[\x20-\x7e]*$/.test(label)) return label;
  const lines: string[] = [];
  for (let from = 0; from < characters.length; from += LINE)
    lines.push(characters.slice(from, from + LINE).join(''));
  return lines.join('\n');
}
