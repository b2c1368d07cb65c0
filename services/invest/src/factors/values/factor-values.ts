import { Injectable } from '@nestjs/common';
import {
  FACTOR_MESSAGES,
  partTitles,
  type FactorGraphData,
  type investEntries,
} from '@console/contract-invest';
import { MESSAGES, Refusal, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import { realNow } from '@console/node-kit/clock';
import { checkGraph, median, orNull, percentileRanks, type FactorGraph } from '@console/quant';
import { DataSource } from 'typeorm';
import { FactorNames } from '../factor-names.ts';
import { FactorStore, type StoredFactor } from '../factor-store.ts';
import { isFound, namedSecurity, type ListedSecurity } from './listed-securities.ts';
import { NewestDays, type NewestDay } from './newest-days.ts';
import { graphNames } from '../graphs/refuse-faults.ts';

type Entries = typeof investEntries;
type Radar = OutputOf<Entries['factorRadar']>;
type Values = OutputOf<Entries['factorValues']>;

/**
 * How long a radar may begin another axis, in milliseconds: the axes computed by then are cached for the next request.
 */
const RADAR_MS = 4000;

/** One axis of the radar: its name and its graph. */
interface Axis {
  readonly name: string;
  readonly graph: FactorGraph;
}

/** The values of saved factors on the newest day, over all securities listed on it. */
@Injectable()
export class FactorValues {
  constructor(
    private readonly database: DataSource,
    private readonly store: FactorStore,
    private readonly names: FactorNames,
    private readonly days: NewestDays,
  ) {}

  /** The percentiles of everything directly below the output, then of the factor itself. */
  async radar({ tenantId }: Session, { id, securityId }: InputOf<Entries['factorRadar']>): Promise<Radar> {
    const axes = await this.axes(tenantId, await this.store.find(tenantId, id));
    const started = realNow();
    return this.days.on(async (day) => {
      const at = day.listed.findIndex((each) => each.securityId === securityId);
      const security = day.listed[at];
      if (securityId !== undefined && security === undefined) throw new Refusal(MESSAGES.notFound);
      const measured: Radar['axes'] = [];
      for (const { name, graph } of axes) {
        if (realNow() - started > RADAR_MS) throw new Refusal(FACTOR_MESSAGES.tooHeavyToList);
        const values = await this.listedValues(tenantId, day, graph);
        measured.push({ name, ...(security === undefined ? middleOf(values) : standing(values, at)) });
      }
      return {
        date: day.date,
        security: security === undefined ? null : namedSecurity(security),
        axes: measured,
      };
    });
  }

  /** The values, ranked over all; a search and a page select some of them. */
  async list({ tenantId }: Session, input: InputOf<Entries['factorValues']>): Promise<Values> {
    const { id, search, page, size, direction } = input;
    const { graph } = await this.store.find(tenantId, id);
    return this.days.on(async (day) => {
      const values = await this.listedValues(tenantId, day, graph);
      const ranked = rankedRows(day.listed, values);
      const found =
        search === undefined ? ranked : ranked.filter(({ security }) => isFound(security, search));
      if (direction === 'ASC') found.reverse();
      return {
        date: day.date,
        totalElements: found.length,
        content: found
          .slice(page * size, (page + 1) * size)
          .map(({ security, ...row }) => ({ ...namedSecurity(security), ...row })),
      };
    });
  }

  /** The values in the order of the day's listed securities. */
  private async listedValues(tenantId: string, day: NewestDay, graph: FactorGraph): Promise<Float64Array> {
    const values = await this.days.values(day, await this.store.expanded(tenantId, graph));
    return Float64Array.from(day.listed, ({ securityId }) => values[securityId - 1] ?? NaN);
  }

  /**
   * The axes, each with a unique name. Numbers have no axis, and neither have conditions, which have no better or worse
   * value.
   */
  private async axes(tenantId: string, { name, graph }: StoredFactor): Promise<readonly Axis[]> {
    const known = await this.names.known(this.database, tenantId, { graphs: [graph] });
    const names = graphNames(graph, known);
    const { values } = checkGraph(graph, known);
    const output = graph.nodes.find(({ id }) => id === graph.output);
    const parts = [...new Set(output?.inputs)].filter((id) => {
      const type = values.get(id)?.type;
      return graph.nodes.some((node) => node.id === id) && type !== 'number' && type !== 'boolean';
    });
    const titles = partTitles(graph as unknown as FactorGraphData, parts, names);
    const inputs = parts.map((id, at) => ({
      name: titles[at] ?? id,
      graph: { output: id, nodes: graph.nodes },
    }));
    return [...inputs, { name: titles.includes(name) ? `${name}（本因子）` : name, graph }];
  }
}

type Measured = Omit<Radar['axes'][number], 'name'>;

function standing(values: Float64Array, at: number): Measured {
  const percentile = percentileRanks(values)[at] ?? NaN;
  return { percentile: orNull(percentile * 100), value: orNull(values[at] ?? NaN) };
}

/** The median of the market, which is at percentile 50. */
function middleOf(values: Float64Array): Measured {
  const value = orNull(median(values));
  return { percentile: value === null ? null : 50, value };
}

interface RankedRow {
  readonly security: ListedSecurity;
  readonly rank: number;
  readonly value: number;
  readonly percentile: number;
}

/** The rows, highest value first; equal values share the rank of the first. */
function rankedRows(listed: readonly ListedSecurity[], values: Float64Array): RankedRow[] {
  const percentiles = percentileRanks(values);
  const rows = listed
    .map((security, at) => ({
      security,
      value: values[at] ?? NaN,
      percentile: (percentiles[at] ?? NaN) * 100,
    }))
    .filter(({ value }) => !Number.isNaN(value))
    .sort((a, b) => b.value - a.value || a.security.securityId - b.security.securityId);
  let rank = 0;
  return rows.map((row, at) => {
    if (row.value !== rows[at - 1]?.value) rank = at + 1;
    return { ...row, rank };
  });
}
