import { indicatorOf, readOwnDays, readReports, type MarketIndicator } from '@console/market/indicators';
import { evaluateGraph, type FactorGraph, type GraphInput } from '@console/quant';
import type { DataSource } from 'typeorm';
import { indicatorRefs } from './calc-formula.ts';
import { epochDay } from './epoch-day.ts';

/**
 * Steps that compare stocks of a date, which cannot be computed for one company, and their names in formulas; by rule
 * or function.
 */
const ACROSS_STOCKS: Readonly<Record<string, string>> = {
  'rule 3': 'cross_percentile',
  'expression cs_rank': 'cs_rank',
  'expression zscore': 'zscore',
};

/** The steps of a graph that need all stocks, as formulas name them. */
export function stepsAcrossStocks({ nodes }: FactorGraph): readonly string[] {
  return [...new Set(nodes.flatMap(({ kind, ref }) => ACROSS_STOCKS[`${kind} ${ref}`] ?? []))];
}

/** The graph of an indicator alone. */
export function graphOfIndicator(ref: string): FactorGraph {
  return { output: 'value', nodes: [{ id: 'value', kind: 'indicator', ref, params: {}, inputs: [] }] };
}

/** Computes graphs for one security on trading days; each indicator is read once. */
export class CompanyFigures {
  private readonly inputs = new Map<string, Promise<GraphInput>>();
  private readonly days: Int32Array;

  constructor(
    private readonly database: DataSource,
    private readonly security: number,
    private readonly dates: readonly string[],
  ) {
    this.days = Int32Array.from(dates, epochDay);
  }

  /** A value for each day, NaN where missing, from what was known on it. */
  async of(graph: FactorGraph): Promise<Float64Array> {
    const inputs = new Map<string, GraphInput>();
    for (const ref of indicatorRefs(graph)) inputs.set(ref, await this.input(ref));
    return evaluateGraph(graph, inputs, { dates: this.dates.length, stocks: 1, days: this.days });
  }

  private input(ref: string): Promise<GraphInput> {
    const before = this.inputs.get(ref);
    if (before !== undefined) return before;
    const indicator = indicatorOf(ref.slice(0, ref.lastIndexOf('@')));
    if (indicator === undefined) throw new RangeError(`no such indicator: ${ref}`);
    const read = this.read(indicator);
    this.inputs.set(ref, read);
    return read;
  }

  private async read(indicator: MarketIndicator): Promise<GraphInput> {
    const { database, security, dates } = this;
    if (indicator.frequency === 'daily') return readOwnDays(database, indicator, { security, dates });
    const { known, periods, values } = await readReports(database, indicator, security);
    return { starts: Int32Array.of(0, values.length), known, reports: periods, values };
  }
}
