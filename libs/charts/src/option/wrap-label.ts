import { textWidth } from './text-width.ts';

const LINE = 5;
/** The length that stays in one line, because a single character on the next line reads worse. */
const WHOLE = 6;

/** The lines that a name may take; a longer one loses its end. */
const MOST_LINES = 3;

/**
 * Breaks a long name after every fifth character, earlier where it has a space or a bracket opens, and never
 * within a Latin word. A day, a period or a code stays whole: it reads as one.
 */
export function wrapLabel(label: string): string {
  if (/^[\x20-\x7e]*$/.test(label)) return label;
  const lines: string[] = [];
  let rest: readonly string[] = label.match(ATOMS) ?? [];
  while (textWidth(rest.join('')) > WHOLE) {
    const cut = cutOf(rest);
    lines.push(rest.slice(0, cut).join('').trim());
    rest = rest.slice(cut);
  }
  const all = [...lines, rest.join('').trim()].filter(Boolean);
  return all.slice(0, MOST_LINES).join('\n') + (all.length > MOST_LINES ? '…' : '');
}

/** A space, a Latin word, or one character with the brackets that close behind it. */
const ATOMS = /\s|[!-~]+|[^\s!-~][)）]*/gu;

/** The number of atoms in the first line: up to the last preferred break, else as many as fit. */
function cutOf(atoms: readonly string[]): number {
  let natural = 0;
  let fitting = 1;
  for (const [at, atom] of atoms.entries()) {
    const width = textWidth(atoms.slice(0, at).join('').trim());
    if (at > 0 && width <= LINE) fitting = at;
    if (at > 0 && width > 0 && width <= WHOLE && /^[\s(（]/.test(atom)) natural = at;
  }
  return natural === 0 ? fitting : natural;
}
