import type { Mention } from './period-mentions.ts';

/** The names that occur in a text, in their order; of names that overlap, the longest. */
export function nameMentions(text: string, names: Iterable<string>): readonly Mention[] {
  const found: Mention[] = [];
  for (const value of [...new Set(names)].filter((name) => name !== '').sort(byLength))
    for (let start = text.indexOf(value); start !== -1; start = text.indexOf(value, start + value.length)) {
      const end = start + value.length;
      if (!found.some((one) => start < one.end && one.start < end)) found.push({ value, start, end });
    }
  return found.sort((one, other) => one.start - other.start);
}

const byLength = (one: string, other: string): number => other.length - one.length || (one < other ? -1 : 1);
