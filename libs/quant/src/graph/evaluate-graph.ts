import { applyReportRule } from '../reports/apply-report-rule.ts';
import { carryReports } from '../reports/carry-reports.ts';
import type { ReportHistory } from '../reports/report-history.ts';
import { applyRule } from '../rules/apply-rule.ts';
import type { RuleParameters } from '../rules/rule-parameters.ts';
import type { RulePanel } from '../rules/rule-panel.ts';
import { cellwise } from './cellwise.ts';
import type { FactorGraph, GraphNode } from './factor-graph.ts';
import { applyFunction } from './function-calls.ts';
import { keepsReports } from './node-value.ts';
import { operatorInputs } from './operators.ts';
import { PanelPool } from './panel-pool.ts';
import { ruleOfRef } from './rule-of-ref.ts';
import { topologicalOrder } from './topological-order.ts';

/** The input of a ref: a date-major panel, or reports as they became known. */
export type GraphInput = Float64Array | ReportHistory;

/** What a factor is computed over. */
export interface GraphPanel extends RulePanel {
  /** The day of each row, counted as `known` of report histories: needed where there are any. */
  readonly days?: ArrayLike<number>;
  /** The maximum number of days a report is carried; 400 by default. */
  readonly mostAge?: number;
}

/**
 * A factor's values, each node computed once, from what was known on each date: reports are carried from
 * their announcement on, windows count rows, or reports where a rule's `counts` says so.
 * @param inputs by `ref` of the indicators and factors; they are not modified
 * @returns a panel of its own; NaN where missing or not finite, yes and no as 1 and 0
 * @throws RangeError for a graph out of shape, an input that is not given, parameters or sizes that do not
 * fit
 */
export function evaluateGraph(
  graph: FactorGraph,
  inputs: ReadonlyMap<string, GraphInput>,
  panel: GraphPanel,
): Float64Array {
  const { nodes, faults } = topologicalOrder(graph);
  const [fault] = faults.filter(({ code }) => code !== 'unused-node');
  if (fault !== undefined) throw new RangeError(`${fault.node ?? 'graph'}: ${fault.code}`);
  const evaluation = new Evaluation(nodes, inputs, panel);
  for (const node of nodes) evaluation.compute(node);
  return evaluation.result(graph.output);
}

/** A node's value: a panel, one number in an array of one, or reports, carried once a panel is asked for. */
interface Slot {
  readonly history: ReportHistory | undefined;
  cells: Float64Array | undefined;
  /** Whether the cells may be overwritten. */
  owned: boolean;
  /** The number of later nodes that use it as an input. */
  uses: number;
}

class Evaluation {
  private readonly slots = new Map<string, Slot>();
  private readonly uses = new Map<string, number>();
  private readonly pool: PanelPool;

  constructor(
    nodes: readonly GraphNode[],
    private readonly inputs: ReadonlyMap<string, GraphInput>,
    private readonly panel: GraphPanel,
  ) {
    this.pool = new PanelPool(panel.dates * panel.stocks);
    for (const id of nodes.flatMap((node) => node.inputs)) this.uses.set(id, (this.uses.get(id) ?? 0) + 1);
  }

  compute(node: GraphNode): void {
    const inputs = node.inputs.map((id) => this.slot(id));
    const value = this.valueOf(node, inputs);
    for (const input of inputs) input.uses -= 1;
    for (const { cells, owned, uses } of new Set(inputs))
      if (uses === 0 && owned && cells !== undefined && cells !== value) this.pool.give(cells);
    for (const id of node.inputs) if (this.slots.get(id)?.uses === 0) this.slots.delete(id);
    const cells = value instanceof Float64Array ? value : undefined;
    this.slots.set(node.id, {
      history: value instanceof Float64Array ? undefined : value,
      cells,
      owned: node.kind !== 'indicator' && node.kind !== 'factor',
      uses: this.uses.get(node.id) ?? 0,
    });
  }

  result(id: string): Float64Array {
    const slot = this.slot(id);
    const cells = this.whole(slot);
    const result = slot.owned ? cells : Float64Array.from(cells);
    for (let cell = 0; cell < result.length; cell += 1)
      if (!Number.isFinite(result[cell])) result[cell] = NaN;
    return result;
  }

  private valueOf(node: GraphNode, inputs: readonly Slot[]): GraphInput {
    const { kind, ref, params } = node;
    if (kind === 'constant') return Float64Array.of(Number(params.value));
    if (kind === 'indicator' || kind === 'factor') return this.given(ref);
    if (kind === 'expression' && operatorInputs(ref) !== undefined) return this.operate(node, inputs);
    const history = inputs[0]?.history;
    if (history !== undefined && keepsReports(node))
      return applyReportRule(ruleOf(ref), parametersOf(params), history);
    const panels = inputs.map((input) => this.whole(input));
    return kind === 'rule'
      ? applyRule(ruleOf(ref), parametersOf(params), panels, this.panel)
      : applyFunction(ref, params, panels, this.panel);
  }

  private given(ref: string): GraphInput {
    const input = this.inputs.get(ref);
    if (input === undefined) throw new RangeError(`no input: ${ref}`);
    if (input instanceof Float64Array && input.length !== this.pool.cells)
      throw new RangeError(`${ref}: ${input.length} cells for ${this.panel.dates} × ${this.panel.stocks}`);
    if (!(input instanceof Float64Array) && input.starts.length !== this.panel.stocks + 1)
      throw new RangeError(`${ref}: reports of ${input.starts.length - 1} stocks for ${this.panel.stocks}`);
    return input;
  }

  /** Applies an operator, into an input that no other node needs if there is one. */
  private operate({ ref, inputs: ids }: GraphNode, inputs: readonly Slot[]): Float64Array {
    const needed = operatorInputs(ref);
    if (inputs.length !== needed) throw new RangeError(`${ref}: ${inputs.length} inputs, not ${needed}`);
    const cells = inputs.map((input) => this.cells(input));
    const { cells: size } = this.pool;
    const single = inputs.every(({ cells: own, history }) => own?.length === 1 && history === undefined);
    const last = inputs.find(
      ({ owned, uses, cells: own }, at) =>
        owned && own?.length === size && uses === ids.filter((id) => id === ids[at]).length,
    );
    const result = single ? new Float64Array(1) : (last?.cells ?? this.pool.take());
    cellwise(ref, cells, result);
    return result;
  }

  private cells(slot: Slot): Float64Array {
    if (slot.cells !== undefined) return slot.cells;
    const { days, mostAge = 400, dates } = this.panel;
    if (slot.history === undefined || days?.length !== dates)
      throw new RangeError(`reports are carried over the days of ${dates} rows, not ${days?.length ?? 0}`);
    slot.cells = carryReports(slot.history, { days, most: mostAge });
    slot.owned = true;
    return slot.cells;
  }

  /** The cells, one number as a panel of it. */
  private whole(slot: Slot): Float64Array {
    const cells = this.cells(slot);
    if (cells.length === this.pool.cells) return cells;
    slot.cells = this.pool.take().fill(cells[0] as number);
    return slot.cells;
  }

  private slot(id: string): Slot {
    const slot = this.slots.get(id);
    if (slot === undefined) throw new RangeError(`no node: ${id}`);
    return slot;
  }
}

function ruleOf(ref: string): keyof RuleParameters {
  const rule = ruleOfRef(ref);
  if (rule === undefined) throw new RangeError(`no rule: ${ref}`);
  return rule;
}

/** The parameters of a node; they are checked where the rule is applied. */
function parametersOf(params: GraphNode['params']): RuleParameters[keyof RuleParameters] {
  return params as unknown as RuleParameters[keyof RuleParameters];
}
