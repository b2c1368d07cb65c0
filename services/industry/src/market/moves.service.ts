import { Injectable } from '@nestjs/common';
import { isThin, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import type { dayCalls } from '@console/contract-industry';
import {
  indexContributions,
  largestContributions,
  multipleChange,
  orNull,
  reportContributions,
  sumContributions,
  type Compared,
  type SetContributions,
} from '@console/quant';
import { DataSource } from 'typeorm';
import { CAPITAL_FIELD, FLOAT, MULTIPLE_FIELDS, RETURNS, TOTAL } from '../days/day-figures.ts';
import { presentRows } from '../days/day-points.ts';
import { IndustryDays } from '../days/industry-days.ts';
import { yearBefore, type SetDays } from '../days/set-days.ts';
import { sumOf } from '../reports/set-figure.ts';
import { memberFigures } from '../reports/set-periods.ts';
import { SetReportsService } from '../reports/set-reports.service.ts';
import { memberNames } from './member-names.ts';

type Calls = typeof dayCalls;
type Contributions = OutputOf<Calls['contributions']>;
type Changed = OutputOf<Calls['multipleChange']>;

type AskedRange = Omit<InputOf<Calls['contributions']>, 'of'>;

const REPORTED = {
  revenue: { id: 'income_statement.operating_total_revenue' },
  profit: { id: 'income_statement.net_profit_parent' },
} as const;
/** Constants, for which periods are kept. */
const TRAILING = {
  revenue: { sum: sumOf({ ...REPORTED.revenue, over: 'trailing' }) },
  profit: { sum: sumOf({ ...REPORTED.profit, over: 'trailing' }) },
} as const;

/** How many members are named on either side. */
const MOST_NAMED = 10;

/** Who and what made an industry move between two days. Each refuses with 404 as `industrySet`. */
@Injectable()
export class MovesService {
  constructor(
    private readonly industries: IndustryDays,
    private readonly reports: SetReportsService,
    private readonly database: DataSource,
  ) {}

  contributions(session: Session, asked: InputOf<Calls['contributions']>): Promise<Contributions> {
    const { of, ...rest } = asked;
    if (of === 'revenue' || of === 'profit') return this.ofReports(session, of, rest);
    return this.ofDays(session, of, rest);
  }

  private ofDays(
    { tenantId }: Session,
    of: 'capital' | 'index',
    { dataId, members, ...range }: AskedRange,
  ): Promise<Contributions> {
    return this.industries.read({ tenantId, industryId: dataId, members }, async ({ days }) => {
      const { counts } = await days.figure('totalCapital');
      const rows = presentRows(counts, days.rowsOf(range));
      if (rows.to <= rows.from) return NOTHING;
      const compared = { first: rows.from, last: rows.to - 1 };
      const made = of === 'capital' ? await capitalMoves(days, compared) : await indexMoves(days, compared);
      return {
        ...daysCompared(days, compared),
        ...(await this.named(tenantId, made)),
        corpNum: made.stocks.length,
        memberNum: days.memberCounts[compared.last] ?? null,
        capitalShare: orNull(
          await days.capitalShareOn(of === 'capital' ? 'totalCapital' : 'index', compared.last),
        ),
      };
    });
  }

  /** The last four quarters of each member, between two reports that enough members have made. */
  private ofReports(
    session: Session,
    of: 'revenue' | 'profit',
    { startTime, endTime, ...asked }: AskedRange,
  ): Promise<Contributions> {
    const part = { ...REPORTED[of], over: 'trailing' as const };
    return this.reports.read(session, asked, async ({ periods, column }) => {
      const complete = (await periods(TRAILING[of])).filter(
        ({ reported: corpNum, members: memberNum, capitalShare, values }) =>
          values.sum !== null && !isThin({ corpNum, memberNum, capitalShare }),
      );
      const last = complete.find(({ day }) => endTime === undefined || day <= endTime);
      const start = startTime ?? (last && yearBefore(last.day));
      const first = complete.find(({ day }) => start !== undefined && day <= start);
      if (last === undefined || first === undefined) return NOTHING;
      const { rowOf, ...members } = memberFigures(await column(part.id), part);
      const made = reportContributions(members, { first: rowOf(first.day), last: rowOf(last.day) });
      return {
        from: first.day,
        to: last.day,
        ...(await this.named(session.tenantId, made)),
        corpNum: last.reported,
        memberNum: last.members,
        capitalShare: last.capitalShare,
      };
    });
  }

  private async named(
    tenantId: string,
    made: SetContributions,
  ): Promise<Pick<Contributions, 'total' | 'gains' | 'losses' | 'rest'>> {
    const { gains, losses, rest } = largestContributions(made, MOST_NAMED);
    const shown = [...gains, ...losses].map(({ stock }) => stock);
    const names = await memberNames(this.database, tenantId, shown);
    const namesOf = (list: typeof gains) =>
      list.flatMap(({ stock, change }) => {
        const name = names.get(stock);
        return name === undefined ? [] : [{ ...name, change }];
      });
    return {
      total: orNull(made.total),
      gains: namesOf(gains),
      losses: namesOf(losses),
      rest: { count: rest.count, change: orNull(rest.change) ?? 0 },
    };
  }

  multipleChange(
    { tenantId }: Session,
    { dataId, members, indicator, ...range }: InputOf<Calls['multipleChange']>,
  ): Promise<Changed> {
    return this.industries.read({ tenantId, industryId: dataId, members }, async ({ days }) => {
      const { values, counts } = await days.figure(indicator);
      const rows = presentRows(counts, days.rowsOf(range));
      if (rows.to <= rows.from) return UNCHANGED;
      const compared = { first: rows.from, last: rows.to - 1 };
      const field = MULTIPLE_FIELDS[indicator];
      const given = await days.given([CAPITAL_FIELD, field]);
      const input = { capital: given.panel(CAPITAL_FIELD), multiple: given.panel(field) };
      return {
        ...daysCompared(days, compared),
        first: orNull(values[compared.first] ?? NaN),
        last: orNull(values[compared.last] ?? NaN),
        parts: multipleChange(days.set, input, compared),
        corpNum: counts[compared.last] ?? null,
        memberNum: days.memberCounts[compared.last] ?? null,
        capitalShare: orNull(await days.capitalShareOn(indicator, compared.last)),
      };
    });
  }
}

const NO_DAYS = { from: null, to: null, corpNum: null, memberNum: null, capitalShare: null } as const;
const NOTHING: Contributions = {
  ...NO_DAYS,
  total: null,
  gains: [],
  losses: [],
  rest: { count: 0, change: 0 },
};
const UNCHANGED: Changed = { ...NO_DAYS, first: null, last: null, parts: null };

const daysCompared = (days: SetDays, { first, last }: Compared) => ({
  from: days.dayOf(first),
  to: days.dayOf(last),
});

async function capitalMoves(days: SetDays, compared: Compared): Promise<SetContributions> {
  const given = await days.given(TOTAL.fields);
  return sumContributions(days.set, TOTAL.of(given), compared);
}

async function indexMoves(days: SetDays, compared: Compared): Promise<SetContributions> {
  const given = await days.given([...FLOAT.fields, ...RETURNS.fields]);
  const input = { floatCapital: FLOAT.of(given), returns: RETURNS.of(given) };
  return indexContributions(days.set, input, compared);
}
