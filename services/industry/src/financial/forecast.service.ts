import {
  consensusOnDays,
  reportMembers,
  type ConsensusQuestion,
  type ConsensusRows,
  type ConsensusYear,
} from '@console/quant';
import { buildStatement, expectationRows, type DrawnLine, type HistoryRow } from '@console/market/statements';
import { Injectable } from '@nestjs/common';
import type { Page, Session, Statement } from '@console/contract-core';
import { IndustryMembersReader } from '../facts/industry-members.ts';
import { valuesOn, type MarketValues } from '../reports/market-values.ts';
import { dayOf, epochDay } from '../reports/report-days.ts';
import { ReportHistories } from '../reports/report-histories.ts';
import { setMembers, type SetMembers } from '../reports/set-members.ts';
import { ConsensusReader } from './consensus-reader.ts';
import { capitalShareOf, figuresOf, type SetConsensus } from './forecast-lines.ts';

interface Asked {
  readonly dataId: number;
  readonly members?: 'then' | 'now' | undefined;
}

/** What analysts expected of an industry's members, and who they were. */
interface Expected {
  readonly rows: ConsensusRows;
  readonly members: SetMembers;
  readonly market: MarketValues;
}

/**
 * The expectations that analysts ever had of an industry's members. Each refuses with 404 an industry the tenant does
 * not have.
 */
@Injectable()
export class ForecastService {
  constructor(
    private readonly members: IndustryMembersReader,
    private readonly consensus: ConsensusReader,
    private readonly histories: ReportHistories,
  ) {}

  /** The years that the newest expectations contain, as known on a day, or now. */
  async known(
    session: Session,
    { time, ...asked }: Asked & { readonly time?: string },
    lines: readonly DrawnLine[],
  ): Promise<Statement> {
    const expected = await this.expected(session, asked);
    return statementOf(expected, { time, lines, whole: false });
  }

  /** The same with every reported year before them. */
  async overview(session: Session, asked: Asked, lines: readonly DrawnLine[]): Promise<Statement> {
    return statementOf(await this.expected(session, asked), { lines, whole: true });
  }

  /** A row for each month with new expectations, newest first, as known at its last of them. */
  async history(
    session: Session,
    { page, size, ...asked }: Asked & { readonly page: number; readonly size: number },
    measures: Readonly<Record<string, string>>,
  ): Promise<Page<HistoryRow>> {
    const expected = await this.expected(session, asked);
    const days = lastDaysOfMonths(expected);
    const onPage = days.slice(page * size, (page + 1) * size);
    const shown = consensusOn(expected, onPage).map((consensus, at) => {
      const day = dayOf(onPage[at] ?? 0);
      const current = consensus.years.filter((one) => one.current);
      const ofDay = current.map((one) => ({
        day,
        year: one.year,
        actual: isActual(one),
        figures: figuresOf(one, consensus),
      }));
      return { ofDay: [day, ofDay] as const, coverage: widest(current, consensus) };
    });
    const rows = expectationRows(
      shown.map(({ ofDay }) => ofDay),
      measures,
    );
    return {
      totalElements: days.length,
      content: rows.map((row, at) => ({ ...row, ...shown[at]?.coverage })),
      asOf: days[0] === undefined ? null : dayOf(days[0]),
    };
  }

  /** The last day of each month with new expectations, newest first. */
  async times(session: Session, asked: Asked): Promise<string[]> {
    return lastDaysOfMonths(await this.expected(session, asked)).map(dayOf);
  }

  private async expected({ tenantId }: Session, { dataId, members }: Asked): Promise<Expected> {
    const [rows, set, market] = await Promise.all([
      this.consensus.read(),
      this.members.read({ tenantId, industryId: dataId, members }),
      this.histories.read(({ market: values }) => values()),
    ]);
    return { rows, members: setMembers(set), market };
  }
}

/** What was made of one set: pages and overviews ask for the same again. */
interface Kept {
  days: readonly number[] | null;
  readonly consensus: Map<number, SetConsensus>;
}

/** Kept for the rows and members that they are made of. */
const kept = new WeakMap<ConsensusRows, WeakMap<SetMembers, Kept>>();

function keptOf({ rows, members }: Expected): Kept {
  const ofRows = kept.get(rows) ?? new WeakMap<SetMembers, Kept>();
  kept.set(rows, ofRows);
  const own = ofRows.get(members) ?? { days: null, consensus: new Map<number, SetConsensus>() };
  ofRows.set(members, own);
  return own;
}

/** The consensus of the members of some days, newest first. */
function consensusOn(expected: Expected, days: readonly number[]): readonly SetConsensus[] {
  const { consensus } = keptOf(expected);
  const asked = days
    .filter((day) => !consensus.has(day))
    .reverse()
    .map((day) => questionOf(expected, day));
  const found = consensusOnDays(
    expected.rows,
    asked.map(({ question }) => question),
  );
  for (const [at, { question, members, capital }] of asked.entries())
    consensus.set(question.day, { years: found[at] ?? [], members, capital });
  return days.flatMap((day) => consensus.get(day) ?? []);
}

/** The members of a day, with their market value. */
function questionOf(
  { members, market }: Expected,
  day: number,
): Omit<SetConsensus, 'years'> & { readonly question: ConsensusQuestion } {
  const { securities, stocks, terms } = members;
  const own = reportMembers(terms, { days: [day], members: securities.length });
  const values = valuesOn(market, dayOf(day), stocks);
  const last = securities.at(-1) ?? 0;
  const [counted, weights] = [new Uint8Array(last + 1), new Float64Array(last + 1).fill(NaN)];
  let [count, capital] = [0, 0];
  for (const [at, security] of securities.entries()) {
    if (own[at] !== 1) continue;
    const value = values[at] ?? NaN;
    counted[security] = 1;
    weights[security] = value;
    count += 1;
    capital += Number.isNaN(value) ? 0 : value;
  }
  return { question: { day, counted, weights }, members: count, capital: capital > 0 ? capital : NaN };
}

/** The days on which anything new was expected of a member, ascending. */
function expectedDays(expected: Expected): readonly number[] {
  const own = keptOf(expected);
  return (own.days ??= daysOf(expected));
}

function daysOf({ rows, members: { securities } }: Expected): readonly number[] {
  const own = new Uint8Array((securities.at(-1) ?? 0) + 1);
  for (const security of securities) own[security] = 1;
  const days = new Set<number>();
  for (let entry = 0; entry < rows.members.length; entry += 1)
    if (own[rows.members[entry] ?? 0] === 1) days.add(rows.days[entry] ?? 0);
  return [...days].sort((one, other) => one - other);
}

interface Shown {
  readonly time?: string | undefined;
  readonly lines: readonly DrawnLine[];
  /** With the reported years before those that expectations contain. */
  readonly whole: boolean;
}

function statementOf(expected: Expected, { time, lines, whole }: Shown): Statement {
  const until = time === undefined ? Infinity : epochDay(time);
  const newest = expectedDays(expected).findLast((day) => day <= until);
  if (newest === undefined) return { lines: [], asOf: null };
  const [consensus] = consensusOn(expected, [newest]);
  if (consensus === undefined) return { lines: [], asOf: null };
  const { members, capital } = consensus;
  const columns = consensus.years
    .filter(({ current }) => whole || current)
    .map((one) => ({
      key: `${one.year}${isActual(one) ? 'A' : 'E'}`,
      figures: figuresOf(one, consensus),
      coverage: { reported: one.covered, members, capitalShare: capitalShareOf(one, capital) },
    }));
  return buildStatement({ lines, columns: columns.reverse(), asOf: dayOf(newest), compared: false });
}

/** The coverage of the year that most members have. */
function widest(
  years: readonly ConsensusYear[],
  { members, capital }: SetConsensus,
): { readonly corpNum: number; readonly memberNum: number; readonly capitalShare: number | null } {
  const [most] = [...years].sort((one, other) => other.covered - one.covered);
  return {
    corpNum: most?.covered ?? 0,
    memberNum: members,
    capitalShare: most === undefined ? null : capitalShareOf(most, capital),
  };
}

/** A year is reported once all members that analysts cover have reported it. */
const isActual = ({ covered, reported }: ConsensusYear): boolean => covered === reported;

/** The last day of each month with new expectations, newest first. */
function lastDaysOfMonths(expected: Expected): readonly number[] {
  const ends = new Map<string, number>();
  for (const day of expectedDays(expected)) ends.set(dayOf(day).slice(0, 7), day);
  return [...ends.values()].reverse();
}
