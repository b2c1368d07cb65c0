import { Injectable } from '@nestjs/common';
import type { FactorGraphData, GraphFaultData, investEntries } from '@console/contract-invest';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { graphOf, type FactorGraph, type KnownNames, type NodeValue } from '@console/quant';
import { DataSource } from 'typeorm';
import { FactorNames } from '../factor-names.ts';
import { readDetail } from '../factor-rows.ts';
import { judgeGraph, plainFault, type Judgement } from './judge-graph.ts';
import { pinnedGraphs } from './pinned-graphs.ts';
import { graphNames } from './refuse-faults.ts';

type Entries = typeof investEntries;
type Check = OutputOf<Entries['checkFactor']>;

/** A formula or graph that was read: null where the formula cannot be. */
export interface ReadDrawing {
  readonly graph: FactorGraph | null;
  readonly known: KnownNames;
  readonly judgement: Judgement;
}

/** Checks formulas and graphs as they are typed and drawn. */
@Injectable()
export class FactorCheck {
  constructor(
    private readonly database: DataSource,
    private readonly names: FactorNames,
  ) {}

  async check({ tenantId }: Session, input: InputOf<Entries['checkFactor']>): Promise<Check> {
    const previous = input.previous ?? (await this.savedGraph(tenantId, input));
    const { graph, known, judgement } = await this.read(tenantId, { ...input, previous });
    return {
      relationMap: graph as FactorGraphData | null,
      formula: judgement.formula,
      faults: [...judgement.faults],
      values: Object.fromEntries([...judgement.values].map(([id, value]) => [id, plainValue(value)])),
      names: graph === null ? {} : graphNames(graph, known),
    };
  }

  /**
   * Reads a formula or a graph. Faults of a formula have their place in the text, and its nodes get the ids of equal
   * ones in `previous`.
   */
  async read(
    tenantId: string,
    { formula, relationMap, previous, id }: InputOf<Entries['checkFactor']>,
  ): Promise<ReadDrawing> {
    const graphs = [relationMap, previous].filter((graph) => graph !== undefined);
    const known = await this.names.known(this.database, tenantId, { formula, graphs });
    if (relationMap !== undefined)
      return {
        graph: relationMap,
        known,
        judgement: await this.judged(tenantId, { graph: relationMap, known, id }),
      };
    const text = formula ?? '';
    const read = graphOf(text, known, previous);
    if (!read.ok) {
      const faults = read.faults.map(plainFault);
      return { graph: null, known, judgement: { faults, values: new Map(), formula: null, expanded: null } };
    }
    const { graph, spans } = read.value;
    const judgement = await this.judged(tenantId, { graph, known, id });
    const located = judgement.faults.map((fault): GraphFaultData => {
      const span = spans.get(fault.node ?? graph.output);
      return span === undefined ? fault : { ...fault, span: { ...span } };
    });
    return { graph, known, judgement: { ...judgement, faults: located } };
  }

  private async judged(
    tenantId: string,
    drawing: { readonly graph: FactorGraph; readonly known: KnownNames; readonly id: number | undefined },
  ): Promise<Judgement> {
    const pinned = await pinnedGraphs(this.database, tenantId, drawing.graph);
    return judgeGraph({ ...drawing, pinned });
  }

  private async savedGraph(
    tenantId: string,
    { formula, id }: InputOf<Entries['checkFactor']>,
  ): Promise<FactorGraphData | undefined> {
    if (formula === undefined || id === undefined) return undefined;
    const found = await readDetail(this.database, tenantId, id);
    return found === null ? undefined : (found.graph as FactorGraphData);
  }
}

function plainValue({ type, unit }: NodeValue): Check['values'][string] {
  return { type, unit: unit ?? null };
}
