import { Injectable } from '@nestjs/common';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import type { dayCalls } from '@console/contract-industry';
import {
  indexContributions,
  largestContributions,
  multipleChange,
  orNull,
  sumContributions,
  type Compared,
  type SetContributions,
} from '@console/quant';
import { DataSource } from 'typeorm';
import { CAPITAL_FIELD, FLOAT, MULTIPLE_FIELDS, RETURNS, TOTAL } from '../days/day-figures.ts';
import { presentRows } from '../days/day-points.ts';
import { IndustryDays } from '../days/industry-days.ts';
import type { SetDays } from '../days/set-days.ts';
import { memberNames } from './member-names.ts';

type Calls = typeof dayCalls;
type Contributions = OutputOf<Calls['contributions']>;
type Changed = OutputOf<Calls['multipleChange']>;

/** How many members are named on either side. */
const MOST_NAMED = 10;

/** Who and what made an industry move between two days. Each refuses with 404 as `industrySet`. */
@Injectable()
export class MovesService {
  constructor(
    private readonly industries: IndustryDays,
    private readonly database: DataSource,
  ) {}

  contributions(
    { tenantId }: Session,
    { dataId, members, of, ...range }: InputOf<Calls['contributions']>,
  ): Promise<Contributions> {
    return this.industries.read({ tenantId, industryId: dataId, members }, async ({ days }) => {
      const { counts } = await days.figure('totalCapital');
      const rows = presentRows(counts, days.rowsOf(range));
      if (rows.to <= rows.from) return NOTHING;
      const compared = { first: rows.from, last: rows.to - 1 };
      const made = of === 'capital' ? await capitalMoves(days, compared) : await indexMoves(days, compared);
      const { gains, losses, rest } = largestContributions(made, MOST_NAMED);
      const shown = [...gains, ...losses].map(({ stock }) => stock);
      const names = await memberNames(this.database, tenantId, shown);
      const named = (list: typeof gains) =>
        list.flatMap(({ stock, change }) => {
          const name = names.get(stock);
          return name === undefined ? [] : [{ ...name, change }];
        });
      return {
        ...daysCompared(days, compared),
        total: orNull(made.total),
        gains: named(gains),
        losses: named(losses),
        rest: { count: rest.count, change: orNull(rest.change) ?? 0 },
        corpNum: made.stocks.length,
        memberNum: days.memberCounts[compared.last] ?? null,
        capitalShare: orNull(
          await days.capitalShareOn(of === 'capital' ? 'totalCapital' : 'index', compared.last),
        ),
      };
    });
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
