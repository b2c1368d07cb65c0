import { Injectable } from '@nestjs/common';
import { COMPARED, type ComparedValue, type industryEntries } from '@console/contract-industry';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { presentIndustry } from '@console/ecology';
import { orNull } from '@console/quant';
import { DataSource } from 'typeorm';
import { IndustryDays } from '../days/industry-days.ts';
import type { SetDays } from '../days/set-days.ts';
import { comparedFigures, type OwnFigure } from './compared-figures.ts';
import { ratioToBase } from './ratio-to-base.ts';

type Comparison = typeof industryEntries.industryComparison;
type Compared = OutputOf<Comparison>['industries'][number];

/** Industries beside one another, from the panels of the market data. */
@Injectable()
export class IndustryComparisonService {
  constructor(
    private readonly industries: IndustryDays,
    private readonly database: DataSource,
  ) {}

  /** Refuses (404) an industry that the tenant does not have. */
  compare({ tenantId }: Session, { industryIds, span }: InputOf<Comparison>): Promise<OutputOf<Comparison>> {
    const ids = [...new Set(industryIds)];
    const [first = 0] = ids;
    return this.industries.read({ tenantId, industryId: first }, async (open) => {
      const { dates } = open.days.frame;
      const from = Math.max(0, dates.length - Number(span));
      const found: Compared[] = [];
      let base: readonly OwnFigure[] | undefined;
      for (const industryId of ids) {
        const { name, code, variant } = await presentIndustry(this.database, tenantId, industryId);
        const days = await open.other({ tenantId, industryId });
        const figures = await comparedFigures(days);
        base ??= figures;
        found.push({
          industryId,
          industryName: name,
          industryCode: code,
          type: variant,
          memberNum: days.memberCounts.at(-1) ?? 0,
          figures: withRatios(figures, found.length === 0 ? undefined : base),
          ...(await seriesOf(days, from)),
        });
      }
      return { industries: found, dates: dates.slice(from), asOf: dates.at(-1) ?? null };
    });
  }
}

/** The figures with their ratios to those of the base; none for the base itself, for changes, and of too few members. */
const withRatios = (figures: readonly OwnFigure[], base: readonly OwnFigure[] | undefined): ComparedValue[] =>
  figures.map(({ thin, ...figure }, at) => {
    const its = base?.[at];
    if (its === undefined || 'signed' in COMPARED[figure.name])
      return { ...figure, ratio: null, ratioWhy: null };
    const known = figure.value !== null && its.value !== null;
    if (known && (thin || its.thin)) return { ...figure, ratio: null, ratioWhy: 'thin' };
    return { ...figure, ...ratioToBase(figure.value, its.value) };
  });

/** The index, 100 on the first day it has in the range, and PE. */
async function seriesOf(days: SetDays, from: number): Promise<Pick<Compared, 'index' | 'pe'>> {
  const { index, pe } = await days.figures(['index', 'pe']);
  const levels = index.values.slice(from);
  const start = levels.find((level) => !Number.isNaN(level)) ?? NaN;
  return {
    index: [...levels].map((level) => orNull((100 * level) / start)),
    pe: [...pe.values.slice(from)].map(orNull),
  };
}
