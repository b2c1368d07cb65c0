import {
  isIncomplete,
  jointSums,
  knownDays,
  madeReports,
  memberMedians,
  memberReports,
  orNull,
  quartersAlone,
  reportCoverage,
  reportedShare,
  reportMembers,
  rowsBefore,
  trailingYears,
  yearsBefore,
  yearStarts,
  type JointSums,
  type MemberFigures,
  type ReportHistory,
  type ReportWindow,
} from '@console/quant';
import type { MissingReason } from '@console/contract-core';
import type { Template } from '@console/market/schema';
import { valuesOn, type MarketValues } from './market-values.ts';
import { dayOf, endOfPeriod, epochDay } from './report-days.ts';
import type { Part, SetFigure } from './set-figure.ts';
import type { SetMembers } from './set-members.ts';

/** Which reports of a set are shown. */
export interface AskedReports {
  readonly members: SetMembers;
  /** The state of the data: other data have another. */
  readonly version: string;
  /** A column of the table whose reports count as reported. */
  readonly reported: string;
  /** Annual reports alone. */
  readonly annual: boolean;
  /** Years counted back from the newest report; all without. */
  readonly years?: number | undefined;
  /** Only what was known by this day, `YYYY-MM-DD`. */
  readonly knownBy?: string | undefined;
}

/** The reports of a set. */
export interface SetReports extends AskedReports {
  /** By `Part.id`. */
  readonly histories: ReadonlyMap<string, ReportHistory>;
  /** The template of a security's statements, where figures are limited to some. */
  readonly templateOf: (security: number) => Template;
  readonly market: MarketValues;
}

type Histories = AskedReports & Pick<SetReports, 'histories'>;

/** A period of a set. */
export interface SetPeriod<Name extends string> {
  /** Its last day, `YYYY-MM-DD`. */
  readonly day: string;
  /** How many members reported it, and how many there were at its end. */
  readonly reported: number;
  readonly members: number;
  /** The share of the members' market value at its end that those have who reported it; null where it is not known. */
  readonly capitalShare: number | null;
  /** Fewer than half reported it: 未披露完整. */
  readonly incomplete: boolean;
  /** The day on which the last of them became known. */
  readonly known: string;
  readonly values: Readonly<Record<Name, number | null>>;
  readonly why: Readonly<Partial<Record<Name, MissingReason>>>;
}

/** Rows before the shown ones: what is compared with the year before is of a quarter that is a difference. */
const ROWS_BEFORE = 9;

/**
 * The figures of a set by period, newest first: periods that at least one member reported, each over its members. A
 * line is made of the members that have every part it needs.
 */
export function setPeriods<Name extends string>(
  reports: SetReports,
  figures: Readonly<Record<Name, SetFigure>>,
): readonly SetPeriod<Name>[] {
  const window = windowOf(reports);
  const count = window.stocks.length;
  const history = reports.histories.get(reports.reported);
  if (window.count === 0 || history === undefined) return [];
  const days = Array.from({ length: window.count }, (_, row) => epochDay(endOfPeriod(window.first + row)));
  const counted = reportMembers(reports.members.terms, { days, members: count });
  const made = madeReports(history, window);
  const { reported, members } = reportCoverage(made, counted, count);
  const shares = reportedShare({ made, counted, members: count }, capitalOf(reports.market, window));
  const known = knownDays(history, window, counted);
  const values = valuesOf(reports, figures, { window, counted });
  return Array.from({ length: window.count }, (_, row) => row)
    .filter((row) => row >= ROWS_BEFORE && (reported[row] ?? 0) > 0)
    .filter((row) => !reports.annual || (window.first + row) % 4 === 3)
    .reverse()
    .map((row) => ({
      day: endOfPeriod(window.first + row),
      reported: reported[row] ?? 0,
      members: members[row] ?? 0,
      capitalShare: orNull(shares[row] ?? NaN),
      incomplete: isIncomplete(reported[row] ?? 0, members[row] ?? 0),
      known: dayOf(known[row] ?? 0),
      ...figuresOf(values, row),
    }));
}

function windowOf(reports: Histories): ReportWindow {
  const { members, histories, reported, annual, years, knownBy } = reports;
  const stocks = members.stocks;
  const until = knownBy === undefined ? {} : { knownBy: epochDay(knownBy) };
  const history = histories.get(reported);
  const ends = history === undefined ? null : endsOf(history, stocks, { annual, ...until });
  if (ends === null) return { first: 0, count: 0, stocks };
  const oldest = years === undefined ? ends.first : Math.max(ends.first, ends.last - 4 * years + 1);
  const first = oldest - ROWS_BEFORE;
  return { first, count: ends.last - first + 1, stocks, ...until };
}

/** The oldest and the newest report of any member. */
function endsOf(
  { starts, known, reports }: ReportHistory,
  stocks: Int32Array,
  { annual, knownBy = Infinity }: { readonly annual: boolean; readonly knownBy?: number },
): { readonly first: number; readonly last: number } | null {
  let [first, last] = [Infinity, -Infinity];
  for (const stock of stocks)
    for (let entry = starts[stock] ?? 0; entry < (starts[stock + 1] ?? 0); entry += 1) {
      const report = reports[entry] as number;
      if ((known[entry] as number) > knownBy || (annual && report % 4 !== 3)) continue;
      first = Math.min(first, report);
      last = Math.max(last, report);
    }
  return last === -Infinity ? null : { first, last };
}

/** The market value of each member at the end of each report, by report and member. */
function capitalOf(market: MarketValues, { first, count, stocks }: ReportWindow): Float64Array {
  const capital = new Float64Array(count * stocks.length);
  for (let row = 0; row < count; row += 1)
    capital.set(valuesOn(market, endOfPeriod(first + row), stocks), row * stocks.length);
  return capital;
}

/** A part of each member's reports, and which of them belonged to the set: the row of a period is `rowOf` it. */
export function memberFigures(
  reports: Histories,
  part: Part,
): MemberFigures & { readonly rowOf: (day: string) => number } {
  const window = windowOf(reports);
  const days = Array.from({ length: window.count }, (_, row) => endOfPeriod(window.first + row));
  const members = window.stocks.length;
  return {
    figures: panelsOf(reports.histories, window)(part),
    counted: reportMembers(reports.members.terms, { days: days.map(epochDay), members }),
    stocks: window.stocks,
    rowOf: (day) => days.indexOf(day),
  };
}

interface Values {
  readonly name: string;
  readonly figure: SetFigure;
  readonly sums: readonly Float64Array[];
  readonly counts: Int32Array;
}
interface Rows {
  readonly window: ReportWindow;
  readonly counted: Uint8Array;
}

function valuesOf(
  reports: SetReports,
  figures: Readonly<Record<string, SetFigure>>,
  { window, counted }: Rows,
): readonly Values[] {
  const entries = Object.entries(figures);
  const read = panelsOf(reports.histories, window);
  const masks = new Map<string, Uint8Array>();
  /** Figures of the same parts, such as both sides of a comparison, are summed once. */
  const summed = new Map<string, JointSums>();
  const summedParts = (
    { median }: SetFigure,
    panels: readonly Float64Array[],
    mask: Uint8Array,
  ): JointSums => {
    const members = window.stocks.length;
    if (!median) return jointSums(panels, mask, members);
    const { sums, counts } = memberMedians(panels[0] ?? new Float64Array(0), mask, members);
    return { sums: [sums], counts };
  };
  const amongOf = (among: readonly Template[] | undefined): Uint8Array => {
    if (among === undefined) return counted;
    const key = among.join();
    const mask = masks.get(key) ?? maskOf(reports, counted, among);
    masks.set(key, mask);
    return mask;
  };
  return entries.map(([name, figure]) => {
    const key = [figure.median, figure.among, ...figure.parts.map(nameOf)].join(';');
    const made = summed.get(key) ?? summedParts(figure, figure.parts.map(read), amongOf(figure.among));
    summed.set(key, made);
    return { name, figure, ...made };
  });
}

/** The members of each row whose statements follow one of the templates. */
function maskOf(
  { members, templateOf }: SetReports,
  counted: Uint8Array,
  among: readonly Template[],
): Uint8Array {
  const fits = Uint8Array.from(members.securities, (security) =>
    among.includes(templateOf(security)) ? 1 : 0,
  );
  return counted.map((flag, cell) => flag & (fits[cell % fits.length] ?? 0));
}

/** Reads parts: a figure that several of them need is read once. */
function panelsOf(histories: SetReports['histories'], window: ReportWindow): (part: Part) => Float64Array {
  const kept = new Map<string, Float64Array>();
  const members = window.stocks.length;
  const made = (key: string, make: () => Float64Array): Float64Array => {
    const panel = kept.get(key) ?? make();
    kept.set(key, panel);
    return panel;
  };
  const column = (id: string): Float64Array =>
    made(id, () => {
      const history = histories.get(id);
      if (history === undefined) throw new Error(`the reports of ${id} were not read`);
      return memberReports(history, window);
    });
  const reported = ({ id, made: from }: Part): Float64Array =>
    from === undefined ? column(id) : made(id, () => madeOf(from.of.map(column), from.value));
  const summed = (part: Part): Float64Array => {
    const { id, over } = part;
    if (over === undefined) return reported(part);
    const rows = { figures: reported(part), members, first: window.first };
    return made(`${id} ${over}`, () => (over === 'quarter' ? quartersAlone(rows) : trailingYears(rows)));
  };
  const placed = (part: Part): Float64Array => {
    const { at } = part;
    if (at === undefined) return summed(part);
    const rows = { figures: summed(part), members, first: window.first };
    return made(nameOf({ ...part, optional: undefined }), () =>
      at === 'yearBefore' ? yearsBefore(rows) : at === 'yearStart' ? yearStarts(rows) : rowsBefore(rows, 1),
    );
  };
  return (part) =>
    part.optional
      ? made(nameOf(part), () => placed(part).map((value) => (Number.isNaN(value) ? 0 : value)))
      : placed(part);
}

const nameOf = ({ id, over, at, optional }: Part): string => `${id} ${over} ${at} ${optional}`;

/** A figure of each member made of others. */
function madeOf(
  parts: readonly Float64Array[],
  value: (...figures: readonly number[]) => number,
): Float64Array {
  return (parts[0] ?? new Float64Array(0)).map((_, cell) => {
    const made = value(...parts.map((part) => part[cell] ?? NaN));
    return Number.isFinite(made) ? made : NaN;
  });
}

function figuresOf<Name extends string>(
  values: readonly Values[],
  row: number,
): Pick<SetPeriod<Name>, 'values' | 'why'> {
  const found: Record<string, number | null> = {};
  const why: Record<string, MissingReason> = {};
  for (const { name, figure, sums, counts } of values) {
    const count = counts[row] ?? 0;
    const own = sums.map((sum) => sum[row] ?? 0);
    found[name] = count === 0 ? null : figure.value(own, count);
    const reason = count === 0 ? null : (figure.why?.(own) ?? null);
    if (reason !== null) why[name] = reason;
  }
  return { values: found, why } as Pick<SetPeriod<Name>, 'values' | 'why'>;
}
