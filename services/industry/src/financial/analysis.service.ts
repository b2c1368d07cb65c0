import { growthOf, noGrowthReason, type Session, type Statement } from '@console/contract-core';
import { periodKey } from '@console/market/read';
import { ANALYSIS_NAMES, analysisLines, buildStatement, type DrawnLine } from '@console/market/statements';
import { Injectable } from '@nestjs/common';
import type { Part, SetFigure } from '../reports/set-figure.ts';
import { SetReportsService, type AskedPeriods } from '../reports/set-reports.service.ts';
import { ANALYSIS_FIGURES, GROWN } from './analysis-figures.ts';
import { COVERAGE_LINES } from './statement.service.ts';

type Figures = Readonly<Record<string, SetFigure>>;

/** The ratios of an industry. Each refuses with 404 an industry the tenant does not have. */
@Injectable()
export class AnalysisService {
  constructor(private readonly reports: SetReportsService) {}

  /** Ratios of sums, over the members that have both parts; growth over those that have both reports. */
  ofSums(session: Session, asked: AskedPeriods): Promise<Statement> {
    return this.statement(session, asked, { figures: SUMS, lines: SUM_LINES });
  }

  /** The median of each ratio over the members that have it. */
  ofMembers(session: Session, asked: AskedPeriods): Promise<Statement> {
    return this.statement(session, asked, { figures: MEDIANS, lines: MEDIAN_LINES });
  }

  private async statement(
    session: Session,
    asked: AskedPeriods,
    { figures, lines }: { readonly figures: Figures; readonly lines: readonly DrawnLine[] },
  ): Promise<Statement> {
    const periods = await this.reports.periods(session, asked, figures);
    return buildStatement({
      lines: [...lines, ...COVERAGE_LINES],
      columns: periods.flatMap(({ day, reported, members, capitalShare, values }) => {
        const key = periodKey(day);
        return key === null
          ? []
          : [
              {
                key,
                figures: { ...values, reported, members, capital_share: capitalShare },
                coverage: { reported, members, capitalShare },
              },
            ];
      }),
      asOf: periods[0]?.known ?? null,
      compared: false,
    });
  }
}

const bothSides = (name: string, part: Part): readonly (readonly [string, SetFigure])[] => {
  const parts = [part, { ...part, at: 'yearBefore' as const }];
  return [
    [`now_${name}`, { parts, value: ([now = 0]) => now }],
    [`before_${name}`, { parts, value: ([, before = 0]) => before }],
  ];
};

const SUMS: Figures = {
  ...ANALYSIS_FIGURES,
  ...Object.fromEntries(Object.entries(GROWN).flatMap(([name, part]) => bothSides(name, part))),
};
const SUM_LINES = analysisLines((name) => {
  if (name in ANALYSIS_FIGURES) return { value: (figures) => figures[name] ?? null };
  if (!(name in GROWN)) return null;
  const [now, before] = [`now_${name}`, `before_${name}`];
  return {
    change: true,
    value: (figures) => growthOf(figures[now], figures[before]),
    why: (figures) => noGrowthReason(figures[now], figures[before]),
  };
});

const MEDIANS: Figures = Object.fromEntries(
  ANALYSIS_NAMES.map((name) => [
    name,
    { parts: [{ id: `financial_analysis.${name}` }], median: true, value: ([median = 0]) => median },
  ]),
);
const MEDIAN_LINES = analysisLines((name) => ({
  ...(name.endsWith('_yoy') ? { change: true as const } : {}),
  value: (figures) => figures[name] ?? null,
}));
