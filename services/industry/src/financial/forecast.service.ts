import { consensusSums, reportMembers, type ConsensusRows, type ConsensusYear } from '@console/quant';
import { buildStatement, expectationRows, type DrawnLine, type HistoryRow } from '@console/market/statements';
import { Injectable } from '@nestjs/common';
import type { Page, Session, Statement } from '@console/contract-core';
import { DataSource } from 'typeorm';
import { industrySet } from '../facts/industry-set.ts';
import { dayOf, epochDay } from '../reports/report-days.ts';
import { setMembers, type SetMembers } from '../reports/set-members.ts';
import { ConsensusReader } from './consensus-reader.ts';
import { figuresOf } from './forecast-lines.ts';

interface Asked {
  readonly dataId: number;
  readonly members?: 'then' | 'now' | undefined;
}

/** What analysts expected of an industry's members, and who they were. */
interface Expected {
  readonly rows: ConsensusRows;
  readonly members: SetMembers;
}

/**
 * The expectations that analysts ever had of an industry's members. Each refuses with 404 an industry the tenant does
 * not have.
 */
@Injectable()
export class ForecastService {
  constructor(
    private readonly database: DataSource,
    private readonly consensus: ConsensusReader,
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
    const shown = days.slice(page * size, (page + 1) * size).map((day) => {
      const { years, members } = consensusOn(expected, day);
      const ofDay = years
        .filter(({ current }) => current)
        .map((one) => ({
          day: dayOf(day),
          year: one.year,
          actual: isActual(one),
          figures: figuresOf(one, members),
        }));
      const corpNum = Math.max(0, ...years.filter(({ current }) => current).map(({ covered }) => covered));
      return { ofDay: [dayOf(day), ofDay] as const, coverage: { corpNum, memberNum: members } };
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
    const set = await industrySet(this.database, { tenantId, industryId: dataId, members });
    const [rows, own] = await Promise.all([this.consensus.read(), setMembers(this.database, set)]);
    return { rows, members: own };
  }
}

/** The consensus of the members of a day. */
function consensusOn(
  { rows, members: { securities, terms } }: Expected,
  day: number,
): { readonly years: readonly ConsensusYear[]; readonly members: number } {
  const own = reportMembers(terms, { days: [day], members: securities.length });
  const counted = new Uint8Array((securities.at(-1) ?? 0) + 1);
  for (const [at, security] of securities.entries()) counted[security] = own[at] ?? 0;
  return { years: consensusSums(rows, { day, counted }), members: own.reduce((so, flag) => so + flag, 0) };
}

/** The days on which anything new was expected of a member, ascending. */
function expectedDays({ rows, members: { securities } }: Expected): readonly number[] {
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
  const { years, members } = consensusOn(expected, newest);
  const columns = years
    .filter(({ current }) => whole || current)
    .map((one) => ({
      key: `${one.year}${isActual(one) ? 'A' : 'E'}`,
      figures: figuresOf(one, members),
      coverage: { reported: one.covered, members },
    }));
  return buildStatement({ lines, columns: columns.reverse(), asOf: dayOf(newest), compared: false });
}

/** A year is reported once all members that analysts cover have reported it. */
const isActual = ({ covered, reported }: ConsensusYear): boolean => covered === reported;

/** The last day of each month with new expectations, newest first. */
function lastDaysOfMonths(expected: Expected): readonly number[] {
  const ends = new Map<string, number>();
  for (const day of expectedDays(expected)) ends.set(dayOf(day).slice(0, 7), day);
  return [...ends.values()].reverse();
}
