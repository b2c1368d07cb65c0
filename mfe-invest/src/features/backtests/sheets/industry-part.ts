import type { BacktestReport } from '@console/contract-invest';
import { industryRows } from '../report/industry-rows.ts';
import { sheetFigure } from '../../../compare-parts/sheet-figure.ts';
import type { SheetPart } from './sheet-part.ts';

/** Mean rank IC within each industry, a column for each horizon, in the order of the shortest. */
export function industryPart(report: BacktestReport): SheetPart {
  const { industries, horizons, rankIcByIndustry } = report;
  const order = industryRows(report, horizons[0] ?? 1)?.rows ?? [];
  return {
    title: '分行业',
    header: ['申万一级行业', ...horizons.map((horizon) => `Rank IC 均值 ${horizon} 日`)],
    rows: order.map(({ name }) => {
      const values = rankIcByIndustry?.[industries.indexOf(name)];
      return [
        name,
        ...horizons.map((horizon) => sheetFigure(values?.[String(horizon)] ?? null, 'number', 6)),
      ];
    }),
  };
}
