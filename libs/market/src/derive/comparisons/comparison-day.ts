import { meanOfPresent, median, percentileRanks } from '@console/quant';

export interface ComparedCompany {
  readonly security: number;
  /** Shenwan level 1; empty: unclassified, an industry of its own. */
  readonly industry: string;
  /** The compared values, higher is better; NaN is missing. */
  readonly values: readonly number[];
}

export interface ComparisonIndexes {
  readonly industry: number;
  readonly corp: number;
}

/** Values an average must have. */
const LEAST_VALUES = 4;
const SCALE = 5;

/** 5 × the mean percentile: of each company in its industry, and of the industries' medians among them. */
export function comparisonDay(companies: readonly ComparedCompany[]): ReadonlyMap<number, ComparisonIndexes> {
  const industries = byIndustry(companies);
  const width = companies[0]?.values.length ?? 0;
  const columns = Array.from({ length: width }, (_, at) => at);
  const medians = industries.map((members) => columns.map((at) => median(column(members, at))));
  const industryIndexes = meanRanks(medians, columns);
  const result = new Map<number, ComparisonIndexes>();
  for (const [at, members] of industries.entries()) {
    const own = meanRanks(
      members.map(({ values }) => values),
      columns,
    );
    for (const [place, { security }] of members.entries()) {
      result.set(security, { industry: industryIndexes[at] ?? NaN, corp: own[place] ?? NaN });
    }
  }
  return result;
}

/** One index a row. */
function meanRanks(rows: readonly (readonly number[])[], columns: readonly number[]): readonly number[] {
  const ranks = columns.map((at) => percentileRanks(rows.map((row) => row[at] ?? NaN)));
  return rows.map(
    (_, row) =>
      SCALE *
      meanOfPresent(
        ranks.map((own) => own[row] ?? NaN),
        LEAST_VALUES,
      ),
  );
}

function byIndustry(companies: readonly ComparedCompany[]): readonly (readonly ComparedCompany[])[] {
  const groups = new Map<string, ComparedCompany[]>();
  for (const company of companies) {
    const group = groups.get(company.industry);
    if (group) group.push(company);
    else groups.set(company.industry, [company]);
  }
  return [...groups.values()];
}

const column = (members: readonly ComparedCompany[], at: number): number[] =>
  members.map(({ values }) => values[at] ?? NaN);
