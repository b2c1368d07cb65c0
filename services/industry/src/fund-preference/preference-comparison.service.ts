import { Injectable } from '@nestjs/common';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import type { dayCalls } from '@console/contract-industry';
import { orNull } from '@console/quant';
import { DataSource } from 'typeorm';
import type { DayFigureName } from '../days/day-figures.ts';
import { IndustryDays } from '../days/industry-days.ts';
import type { SetDays } from '../days/set-days.ts';
import { industriesAbove } from '../facts/industries-above.ts';

type Call = (typeof dayCalls)['investComparison'];
type Row = OutputOf<Call>[number];

/** The level of the whole market, below the industry (0) and those above it. */
const MARKET_LEVEL = 4;
const FIGURES = {
  zbphIndex: 'preferenceIndex',
  fundHeldCapitalRate: 'fundsOverFloat',
  lryeRate: 'financingOverFloat',
  hsgtHeldCapitalRate: 'connectOverFloat',
  mainOfTotalRate: 'mainOverAmount',
  turnoverOfFloatCapitalRate: 'amountOverFloat',
} as const satisfies Readonly<Record<string, DayFigureName>>;

/** The capital preference of an industry beside those above it and the whole market. */
@Injectable()
export class PreferenceComparison {
  constructor(
    private readonly industries: IndustryDays,
    private readonly database: DataSource,
  ) {}

  /** On the industry's newest day of the index; empty without one. Refuses with 404 as `industrySet`. */
  compare({ tenantId }: Session, { dataId, members }: InputOf<Call>): Promise<OutputOf<Call>> {
    const asked = { tenantId, industryId: dataId, members };
    return this.industries.read(asked, async ({ days, other, market }) => {
      const { counts } = await days.figure(FIGURES.zbphIndex);
      const row = counts.findLastIndex((count) => count > 0);
      if (row < 0) return [];
      const [own, ...above] = await industriesAbove(this.database, asked);
      const compared = [
        { level: 0, name: own?.name ?? '本行业', set: days },
        ...(await Promise.all(
          above.map(async ({ industryId, name }, at) => ({
            level: at + 1,
            name,
            set: await other({ ...asked, industryId }),
          })),
        )),
        { level: MARKET_LEVEL, name: '全市场', set: await market() },
      ];
      return Promise.all(compared.map(({ set, ...named }) => rowOf(set, row, named)));
    });
  }
}

async function rowOf(days: SetDays, row: number, named: Pick<Row, 'level' | 'name'>): Promise<Row> {
  const keys = Object.keys(FIGURES) as (keyof typeof FIGURES)[];
  const figures = await Promise.all(keys.map((key) => days.figure(FIGURES[key])));
  const values = Object.fromEntries(
    keys.map((key, at) => [key, orNull(figures[at]?.values[row] ?? NaN)]),
  ) as Record<keyof typeof FIGURES, number | null>;
  return {
    ...named,
    reportDate: days.dayOf(row) ?? '',
    corpNum: figures[0]?.counts[row] ?? 0,
    memberNum: days.memberCounts[row] ?? 0,
    capitalShare: orNull(await days.capitalShareOn(FIGURES.zbphIndex, row)),
    ...values,
  };
}
