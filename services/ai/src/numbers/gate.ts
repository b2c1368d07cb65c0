import { kindOf, type Cell } from './cell.ts';
import { nameMentions } from './name-mentions.ts';
import { periodMentions, yearsFrom, type Mention } from './period-mentions.ts';
import { isWrittenAs, writtenNumbers, type WrittenNumber } from './written-number.ts';

export interface Checked {
  readonly start: number;
  /** One past its last character. */
  readonly end: number;
  /** The cells it follows from: one that it is, or two; none for a number that was not verified. */
  readonly cells: readonly string[];
}

/** What a text is about where it does not say it itself. */
export interface Subject {
  readonly entity: string;
  /** The period asked about; years before it are counted from it. */
  readonly period: string;
  /** Other words for the titles of columns: 营收 for 营业总收入. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Names of entities without cells: a number of theirs is not verified. */
  readonly others?: readonly string[];
}

/**
 * Checks each number of a text that a model wrote against the cells it was given. A number is verified when it is, to the
 * digits and in the unit it is written in and with its sign, the cell that the words around it name (entity, period,
 * column), or the difference, growth, ratio or sum of two such cells where the words say so. A number whose words name no
 * column is not verified, even if some cell happens to be equal.
 */
export function checkNumbers(text: string, cells: readonly Cell[], subject: Subject): readonly Checked[] {
  const aliases = new Map(Object.entries(subject.aliases ?? {}));
  const titles = nameMentions(text, [...cells.map(({ title }) => title), ...aliases.keys()]).map((one) => ({
    ...one,
    value: aliases.get(one.value) ?? one.value,
  }));
  const entities = nameMentions(text, [...cells.map(({ entity }) => entity), ...(subject.others ?? [])]);
  const periods = periodMentions(text, subject.period);
  const figures = writtenNumbers(text).filter((number) => !isWithin(entities, number));
  return figures.map((number) => {
    const sentence = sentenceAround(text, number);
    const clause = Math.max(sentence.start, clauseStart(text, number));
    const place: Place = {
      entity: lastBefore(entities, number, 0)?.value ?? subject.entity,
      period: lastBefore(periods, number, sentence.start)?.value ?? subject.period,
      named: named(titles, { text, number, sentence }),
      words: text.slice(clause, number.start),
    };
    const mentions = [...titles, ...entities, ...periods];
    const isPlain = hasOnlyKnownWords(text, [clause, number.start], mentions);
    const cellsOf = isPlain ? sourceOf(number, cells, place) : null;
    return { start: number.start, end: number.end, cells: cellsOf ?? [] };
  });
}

/** Whether a number is part of a name, as in 多因子2号; a name of digits alone may as well be a figure. */
const isWithin = (names: readonly Mention[], { start, end }: { start: number; end: number }): boolean =>
  names.some((name) => name.start <= start && end <= name.end && /\p{L}/u.test(name.value));

/**
 * Whether everything from the last column's name to the number, or from the start of its clause where that names none, is
 * a word that says how the number follows from the column. Any other word may name a figure of which there is no cell.
 */
function hasOnlyKnownWords(
  text: string,
  [clause, end]: readonly [number, number],
  mentions: readonly Mention[],
): boolean {
  const within = mentions.filter((one) => one.start >= clause && one.end <= end);
  let rest = text.slice(clause, end);
  for (const { start, end: stop } of within.toSorted((one, other) => other.start - one.start))
    rest = `${rest.slice(0, start - clause)} ${rest.slice(stop - clause)}`;
  return !/[\p{L}\d]/u.test(rest.replaceAll(KNOWN, ' '));
}

const KNOWN =
  /同比|环比|较上年同期|较去年同期|较上年|较年初|比上年|比去年|上年|去年|同期|期末|期间|本期|当期|当年|全年|年度|报告期|末|时|增长率|增速|增幅|降幅|增长|增加|上升|提高|提升|扩大|上涨|下降|减少|下滑|降低|回落|下跌|缩减|收窄|减亏|亏损|盈利|实现|净流出|净流入|净卖出|合计|共计|总计|之和|加总|占|比例|比重|相当于|达到|录得|约为|大约|约|左右|将近|接近|仅|为|是|达|至|到|了|的|和|与|及|其|公司|该|在|中|分别|有|人民币|涨|跌|增|降|由|从|报/gu;

interface Place {
  readonly entity: string;
  readonly period: string;
  /** Columns, the one that the number is of first, then others named before it in its sentence, nearest first. */
  readonly named: readonly string[];
  /** From the start of the clause to the number. */
  readonly words: string;
}

const LEVEL = /(?:到|至|为|达|是|仅|报|录得)\s?(?:了|约|大约)?\s?$/u;
const FALL = /下降|减少|下滑|降低|回落|下跌|缩减|收窄|减亏|跌|降/u;
const GROWTH = /增长|增加|上升|提高|提升|增厚|扩大|上涨|涨|增|下降|减少|下滑|降低|回落|下跌|缩减|收窄|跌|降/u;
const LOSS = /亏损|净流出|净卖出|净减持/u;
const SUM = /合计|共计|总计|之和|加总/u;
const SHARE = /占|比例|比重|相当于/u;
const QUARTER = /环比/u;

function sourceOf(number: WrittenNumber, cells: readonly Cell[], place: Place): readonly string[] | null {
  const { words, named: titles } = place;
  const [title] = titles;
  if (title === undefined) return null;
  const at = (column: string, period = place.period): Cell | undefined =>
    cells.find((cell) => cell.title === column && cell.entity === place.entity && cell.period === period);
  const isLevel = LEVEL.test(words);
  const grows = !isLevel && GROWTH.test(words);
  const wanted = number.sign * (isLevel ? 1 : FALL.test(words) || LOSS.test(words) ? -1 : 1);
  const fits = (value: number): boolean =>
    isWrittenAs(value, number) && (value === 0 || Math.sign(value) === wanted);

  const own = at(title);
  if (own !== undefined && hasKind(number, own) && !number.isPoints && fits(own.value)) {
    // 增长 12 亿元 says how much more, and is not the level; a column of changes is one.
    if (!grows || /同比|环比|增长|增速|变动|涨跌|增减|净/u.test(title)) return [own.id];
  }
  if (grows && own !== undefined) {
    const before = at(title, QUARTER.test(words) ? quarterBefore(own.period) : yearsFrom(own.period, -1));
    if (before === undefined) return null;
    const isRate = number.kind === 'fraction' && !number.isPoints;
    if (isRate && kindOf(own.unit) !== 'fraction' && before.value > 0)
      return fits(own.value / before.value - 1) ? [own.id, before.id] : null;
    const isDifference = number.isPoints ? kindOf(own.unit) === 'fraction' : hasKind(number, own) && !isRate;
    return isDifference && fits(own.value - before.value) ? [own.id, before.id] : null;
  }
  const [, second] = titles;
  const other = second === undefined ? undefined : at(second);
  if (own === undefined || other === undefined || kindOf(own.unit) !== kindOf(other.unit)) return null;
  const ids = [own.id, other.id];
  if (SUM.test(words) && hasKind(number, own)) return fits(own.value + other.value) ? ids : null;
  const isRatio = number.kind === 'fraction' || number.kind === 'multiple';
  if ((SHARE.test(words) || number.kind === 'multiple') && isRatio && !number.isPoints) {
    // 「甲占乙的 12 %」: the nearest name is the whole.
    return own.value !== 0 && fits(other.value / own.value) ? ids : null;
  }
  return null;
}

/** Whether a number may be of a cell: what its unit counts, or a number without a unit of one that counts things. */
function hasKind({ kind }: WrittenNumber, { unit }: Cell): boolean {
  const counted = kindOf(unit);
  return kind === null ? counted === 'number' || counted === 'multiple' : kind === counted;
}

interface Where {
  readonly text: string;
  readonly number: WrittenNumber;
  readonly sentence: { readonly start: number; readonly end: number };
}

/** The columns that are named before a number in its sentence, nearest first; else the first after it in its clause. */
function named(titles: readonly Mention[], { text, number, sentence }: Where): readonly string[] {
  const before = titles.filter(({ start, end }) => start >= sentence.start && end <= number.start);
  if (before.length > 0) return before.map(({ value }) => value).reverse();
  const stop = text.slice(number.end, sentence.end).search(/[，,；;]/u);
  const end = stop === -1 ? sentence.end : number.end + stop;
  const after = titles.find((one) => one.start >= number.end && one.end <= end);
  return after === undefined ? [] : [after.value];
}

const lastBefore = (
  mentions: readonly Mention[],
  { start }: WrittenNumber,
  from: number,
): Mention | undefined => mentions.filter((one) => one.start >= from && one.end <= start).at(-1);

const ENDS = /[。！？!?\n]/u;

function sentenceAround(text: string, { start, end }: WrittenNumber): { start: number; end: number } {
  let from = start;
  while (from > 0 && !ENDS.test(text[from - 1] ?? '')) from -= 1;
  const stop = text.slice(end).search(ENDS);
  return { start: from, end: stop === -1 ? text.length : end + stop };
}

function clauseStart(text: string, { start }: WrittenNumber): number {
  return Math.max(...['，', ',', '；', ';', '：', ':'].map((mark) => text.lastIndexOf(mark, start - 1))) + 1;
}

/** The period of a quarter before: of 2025H1 it is 2025Q1, of 2025Q1 it is 2024Y. */
function quarterBefore(period: string): string {
  const year = period.slice(0, 4);
  const parts = ['Q1', 'H1', 'Q3', 'Y'];
  const part = parts.indexOf(period.slice(4));
  return part > 0 ? `${year}${parts[part - 1]}` : part === 0 ? `${Number(year) - 1}Y` : '';
}
