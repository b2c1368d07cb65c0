import { roundDecimal } from '@console/contract-core';
import type { Kind } from './cell.ts';

/** A figure as it is written in a text. */
export interface WrittenNumber {
  readonly start: number;
  /** One past its last character, its unit included. */
  readonly end: number;
  /** Its digits as written, without separators: the decimals say to how many digits it was rounded. */
  readonly digits: string;
  /** The power of ten of its unit: 8 for 亿, −2 for %. */
  readonly power: number;
  /** −1 where a minus or 负 is written before it. */
  readonly sign: 1 | -1;
  /** What its unit says that it counts; null without one. */
  readonly kind: Kind | null;
  /** It is a difference of two fractions: 个百分点. */
  readonly isPoints: boolean;
}

const POWERS: Readonly<Record<string, number>> = { 万亿: 12, 亿: 8, 千万: 7, 百万: 6, 万: 4 };
const CHINESE_DIGITS = '零一二三四五六七八九';

/**
 * A number with its unit: sign, digits with or without separators, power, and what it counts. The powers come longest
 * first, so that 万亿 is not read as 万.
 */
const NUMBER =
  /(?<sign>[-−+＋负])?\s?(?<digits>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s?(?<power>万亿|亿|千万|百万|万)?\s?(?<unit>个百分点|百分点|pct|%|％|倍|元|股|家|人|只|户)?/gu;

/** Tenths in words: 三成, 三成五, 两倍, 一半. */
const IN_WORDS =
  /(?<half>一半)|百分之(?<percent>[零一二两三四五六七八九十]+)|(?<tenths>[一二两三四五六七八九])成(?<more>[一二三四五六七八九])?|(?<times>[一二两三四五六七八九十])倍/gu;

/** All figures of a text, in their order; what dates, codes and lists are made of is not among them. */
export function writtenNumbers(text: string): readonly WrittenNumber[] {
  const labels = spansOf(text, LABELS);
  const found: WrittenNumber[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const { sign = '', digits = '', power = '', unit = '' } = match.groups ?? {};
    const start = match.index + match[0].indexOf(sign + digits.slice(0, 1));
    const end = match.index + match[0].trimEnd().length;
    if (labels.some(([from, to]) => start < to && from < start + digits.length + sign.length)) continue;
    found.push({
      start,
      end,
      digits: digits.replaceAll(',', ''),
      power: (POWERS[power] ?? 0) + (isPercent(unit) ? -2 : 0),
      // A hyphen between two words or figures is no minus.
      sign: isMinus(sign) && !/[\d\p{L}]$/u.test(text.slice(0, start)) ? -1 : sign === '负' ? -1 : 1,
      kind: KIND_OF[unit] ?? null,
      isPoints: unit.includes('百分点') || unit === 'pct',
    });
  }
  for (const match of text.matchAll(IN_WORDS))
    found.push({ ...inWords(match), start: match.index, end: match.index + match[0].length });
  return found.sort((one, other) => one.start - other.start);
}

/** Whether a value, rounded to the digits that are written, is the number; its sign is not compared. */
export function isWrittenAs(value: number, { digits, power }: WrittenNumber): boolean {
  if (!Number.isFinite(value)) return false;
  const decimals = digits.split('.')[1]?.length ?? 0;
  if (decimals > 20) return false;
  return roundDecimal(movedBy(Math.abs(value), -power), decimals) === withoutZeros(digits);
}

const isPercent = (unit: string): boolean => /[%％]|百分点|pct/.test(unit);
const isMinus = (sign: string): boolean => sign === '-' || sign === '−';

const KIND_OF: Readonly<Record<string, Kind>> = {
  '%': 'fraction',
  '％': 'fraction',
  个百分点: 'fraction',
  百分点: 'fraction',
  pct: 'fraction',
  倍: 'multiple',
  元: 'yuan',
  股: 'shares',
  家: 'number',
  人: 'number',
  只: 'number',
  户: 'number',
};

/** Moves the decimal point, without the binary noise of a multiplication. */
function movedBy(value: number, power: number): number {
  const [mantissa = '0', exponent = '0'] = value.toExponential().split('e');
  return Number(`${mantissa}e${Number(exponent) + power}`);
}

const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

type Said = Omit<WrittenNumber, 'start' | 'end'>;

function inWords({ groups = {} }: RegExpMatchArray): Said {
  const { half, percent, tenths, more, times } = groups;
  const fraction = (digits: string): Said => ({
    digits,
    power: -2,
    sign: 1,
    kind: 'fraction',
    isPoints: false,
  });
  if (half !== undefined) return fraction('50');
  if (percent !== undefined) return fraction(String(wholeInWords(percent)));
  if (tenths !== undefined) return fraction(String(wholeInWords(tenths) * 10 + wholeInWords(more ?? '零')));
  return { digits: String(wholeInWords(times ?? '')), power: 0, sign: 1, kind: 'multiple', isPoints: false };
}

/** 十二 is 12, 三十五 is 35. */
function wholeInWords(words: string): number {
  const plain = words.replaceAll('两', '二');
  const [tens, ones] = plain.includes('十') ? plain.split('十') : ['', plain];
  const ten = plain.includes('十') ? (tens === '' ? 1 : CHINESE_DIGITS.indexOf(tens ?? '')) : 0;
  return ten * 10 + (ones === '' || ones === undefined ? 0 : CHINESE_DIGITS.indexOf(ones));
}

/** Numbers that are no figures: days, periods, ranks, codes of securities, places in a list, citations. */
const LABELS: readonly RegExp[] = [
  /\d{4}\s?(?:年|-\d{1,2}-\d{1,2}|[QH][1-4]|[YAE]\b|\/\d{1,2}\/\d{1,2})/gu,
  /\d{1,2}\s?月(?:\s?\d{1,2}\s?日)?/gu,
  /\d{1,2}\s?日(?!均)/gu,
  /(?:第|前|近|过去|未来)\s?\d+\s?(?:季度|季|大|名|位|年|个月|个交易日|日|天|期)?/gu,
  /[QH][1-4]\b/gu,
  /\b\d{6}(?:\.[A-Z]{2})?\b(?!\s?[万亿元股%％倍])/gu,
  /^[ \t]{0,8}(?:[-*] )?[（(]?\d{1,2}[)）.、](?!\d)/gmu,
  /\[\[c\d+\]\]/gu,
];

function spansOf(text: string, patterns: readonly RegExp[]): readonly (readonly [number, number])[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length] as const),
  );
}
