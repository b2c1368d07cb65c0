import { textWidth } from './text-width.ts';

/** Beside an axis is room for so many Chinese characters, and twice as many Latin ones. */
const WIDEST = 8;

/**
 * A name in lines beside an axis: what the part does in the first, what it is made of below. What is too long for so
 * many lines loses its middle: its end is what tells it from its like.
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

/** So much of a line that is cut is its end. */
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
