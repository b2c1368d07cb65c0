import {
  QUALITY_LINES,
  REVENUE_AND_PROFIT_LINES,
  type DrawnLine,
  type Figures,
} from '@console/market/statements';
import { orNull, type ConsensusYear } from '@console/quant';

const COVERAGE_LINES: readonly DrawnLine[] = [
  { title: '覆盖公司', indent: 0, unit: 'count', value: (figures) => figures['covered'] ?? null },
  { title: '成份公司', indent: 0, unit: 'count', value: (figures) => figures['members'] ?? null },
  { title: '覆盖市值占比', indent: 0, unit: 'percent', value: (figures) => figures['capital_share'] ?? null },
];

/** The lines of a set's expectations; earnings per share are of each company, and a set has none. */
export const GROWTH_LINES = [...REVENUE_AND_PROFIT_LINES, ...COVERAGE_LINES];
export const SET_QUALITY_LINES = [...QUALITY_LINES, ...COVERAGE_LINES];
export const FORECAST_LINES = [...REVENUE_AND_PROFIT_LINES, ...QUALITY_LINES, ...COVERAGE_LINES];

/** What analysts expect of a set on a day. */
export interface SetConsensus {
  readonly years: readonly ConsensusYear[];
  /** The number of members of the day, and their market value; NaN where it is not known. */
  readonly members: number;
  readonly capital: number;
}

/** The share of the set's market value that the members have whom analysts cover; null where it is not known. */
export const capitalShareOf = ({ weight, covered }: ConsensusYear, capital: number): number | null =>
  capital > 0 ? orNull((covered === 0 || Number.isNaN(weight) ? 0 : weight) / capital) : null;

/** The values of a fiscal year by the names that lines and measures read. */
export function figuresOf(
  consensus: ConsensusYear,
  { members, capital }: Pick<SetConsensus, 'members' | 'capital'>,
): Figures {
  const { growth } = consensus;
  return {
    operating_total_revenue: orNull(consensus.revenue),
    now_operating_total_revenue: orNull(growth.revenue.now),
    before_operating_total_revenue: orNull(growth.revenue.before),
    net_profit_parent: orNull(consensus.profit),
    now_net_profit_parent: orNull(growth.profit.now),
    before_net_profit_parent: orNull(growth.profit.before),
    gross_margin: orNull(consensus.grossMargin),
    pretax_margin: orNull(consensus.pretaxMargin),
    roe: orNull(consensus.roe),
    roic: orNull(consensus.roic),
    covered: consensus.covered,
    members,
    capital_share: capitalShareOf(consensus, capital),
  };
}
