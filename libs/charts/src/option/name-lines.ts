import { textWidth } from './text-width.ts';

/** The number of Chinese characters that fit beside an axis; twice as many Latin ones fit. */
const WIDEST = 8;

/**
 * A name in lines beside an axis: the operation in the first line, its inputs below. A name that is too long
 * loses its middle, because its end distinguishes it from similar names.
 */
export function nameLines(name: string, most: number): readonly string[] {
  const cut = name.indexOf('·');
  const pieces = cut < 0 || most < 2 ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
  const lines = pieces.flatMap(wrapped);
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most - 1);
  return [...kept, cutInside([...pieces.join('').slice(kept.join('').length)])];
}

function wrapped(text: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const character of text) {
    if (textWidth(line + character) > WIDEST) {
      lines.push(line);
      line = '';
    }
    line += character;
  }
  return line === '' ? lines : [...lines, line];
}

/** The width of the end of a line that is cut. */
const ENDING = 4.5;

function cutInside(characters: readonly string[]): string {
  let tail = '';
  for (const character of characters.toReversed()) {
    if (textWidth(character + tail) > ENDING) break;
    tail = character + tail;
  }
  let head = '';
  for (const character of characters) {
    if (textWidth(`${head}${character}…${tail}`) > WIDEST) break;
    head += character;
  }
  return `${head}…${tail}`;
}
