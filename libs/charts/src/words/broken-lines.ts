import { textWidth } from '../option/text-width.ts';

/**
 * A text in lines of at most `most` Chinese characters, broken only after commas: a longer part has its own
 * line.
 */
export function brokenLines(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const part of text.split(/(?<=，)/)) {
    const line = `${lines.at(-1) ?? ''}${part}`;
    if (lines.length === 0 || textWidth(line) > most) lines.push(part);
    else lines[lines.length - 1] = line;
  }
  return lines;
}
