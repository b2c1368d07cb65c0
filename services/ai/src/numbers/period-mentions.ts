/** A period named in a text, as cells write theirs. */
export interface Mention {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

const YEAR = String.raw`(?<year>\d{4})\s?年?度?`;
const PARTS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`${YEAR}(?:一季度|一季报|Q1|第一季度|1季度)`, 'gu'), 'Q1'],
  [new RegExp(String.raw`${YEAR}(?:上半年|中报|半年报|半年度|H1|Q2|二季报)`, 'gu'), 'H1'],
  [new RegExp(String.raw`${YEAR}(?:前三季度|三季报|Q3|三季度|第三季度)`, 'gu'), 'Q3'],
  [/(?<year>\d{4})(?:\s?年度?|Y)(?:年报|全年)?/gu, 'Y'],
];
const DAY = /(?<year>\d{4})(?:-|\/|\s?年\s?)(?<month>\d{1,2})(?:-|\/|\s?月\s?)(?<day>\d{1,2})\s?日?/gu;
const RELATIVE: Readonly<Record<string, number>> = {
  上年同期: -1,
  去年同期: -1,
  上一年: -1,
  上年: -1,
  去年: -1,
};

/** The periods of a text, in their order. Of 上年同期 and its like, the one a year before `now` is meant. */
export function periodMentions(text: string, now: string): readonly Mention[] {
  const found: Mention[] = [];
  const take = (start: number, end: number, value: string): void => {
    if (!found.some((one) => start < one.end && one.start < end)) found.push({ value, start, end });
  };
  for (const { index, 0: all, groups = {} } of text.matchAll(DAY))
    take(
      index,
      index + all.length,
      [groups['year'], ...[groups['month'], groups['day']].map(twoDigits)].join('-'),
    );
  for (const [pattern, part] of PARTS)
    for (const { index, 0: all, groups = {} } of text.matchAll(pattern))
      take(index, index + all.length, `${groups['year']}${part}`);
  for (const [word, years] of Object.entries(RELATIVE))
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length))
      // 较上年增长 says what it grew from, and is of the period it grew in.
      if (!/[较比]$/u.test(text.slice(0, at))) take(at, at + word.length, yearsFrom(now, years));
  return found.sort((one, other) => one.start - other.start);
}

/** The same part of another year: 2025Q3 a year before is 2024Q3. */
export const yearsFrom = (period: string, years: number): string =>
  `${Number(period.slice(0, 4)) + years}${period.slice(4)}`;

const twoDigits = (text: string | undefined): string => (text ?? '').padStart(2, '0');
