import type { FactorGraph, GraphNode } from '../factor-graph.ts';
import { KnownNames } from '../known-names.ts';
import { topologicalOrder } from '../topological-order.ts';

const daily = { version: 1, type: 'daily', unit: '1' } as const;

/** The names of generated graphs, none of them with a unit. */
export const GENERATED = new KnownNames([
  { ...daily, kind: 'indicator', id: 'x', name: 'x' },
  { ...daily, kind: 'indicator', id: 'y', name: '市盈率(TTM)' },
  { ...daily, kind: 'factor', id: '7', name: '低 波动' },
  { ...daily, kind: 'factor', id: '8', name: 'held', type: 'boolean' },
]);

const LEAVES: readonly Omit<GraphNode, 'id'>[] = [
  { kind: 'indicator', ref: 'x@1', params: {}, inputs: [] },
  { kind: 'indicator', ref: 'y@1', params: {}, inputs: [] },
  { kind: 'factor', ref: '7@1', params: {}, inputs: [] },
];
const NUMBERS = [0, 1, -1, 0.5, 20, -2.5, 1e-7];
const COMPARISONS = ['<', '<=', '=', '!=', '>=', '>'];

/** A graph of so many steps, types and parameters right, parts of it used more than once. `next` gives 0 to 1. */
export function randomGraph(next: () => number, steps: number): FactorGraph {
  const nodes: GraphNode[] = [];
  const series: string[] = [];
  const answers: string[] = [];
  const add = (
    to: string[] | null,
    kind: GraphNode['kind'],
    ref: string,
    inputs: string[],
    params = {},
  ): string => {
    const id = `g${nodes.length}`;
    nodes.push({ id, kind, ref, params, inputs });
    to?.push(id);
    return id;
  };
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  const late = (from: readonly string[]): string => (next() < 0.5 ? (from.at(-1) ?? '') : pick(from));
  const one = (): string => late(series);
  const other = (): string =>
    next() < 0.25 ? add(null, 'constant', '', [], { value: pick(NUMBERS) }) : pick(series);
  const window = (): object => ({ n: 2 + Math.floor(next() * 6), least: 2 });
  const length = (): object => ({ n: 1 + Math.floor(next() * 4) });

  for (const { kind, ref, params } of LEAVES) add(series, kind, ref, [], params);
  add(answers, 'factor', '8@1', []);
  const makers: (() => void)[] = [
    () => add(series, 'expression', pick(['+', '-', '*', '/']), [one(), other()]),
    () => add(series, 'expression', pick(['+', '-', '*', '/']), [other(), one()]),
    () => add(series, 'expression', pick(['neg', 'abs', 'log', 'zscore', 'cs_rank']), [one()]),
    () => add(series, 'expression', 'if', [late(answers), one(), other()]),
    () =>
      add(series, 'expression', pick(['min', 'max', 'mean']), [
        one(),
        other(),
        ...(next() < 0.5 ? [other()] : []),
      ]),
    () => add(series, 'expression', pick(['mean', 'ts_rank', 'std']), [one()], window()),
    () =>
      add(series, 'expression', 'ts_rank', [one()], pick([{}, { n: 5 }, { n: 70, least: 3 }, { least: 4 }])),
    () => add(series, 'expression', 'corr', [one(), pick(series)], window()),
    () => add(series, 'expression', pick(['lag', 'pct_change']), [one()], length()),
    () => add(series, 'expression', 'clamp', [one()], { low: -next() * 9, high: next() * 9 }),
    () => add(series, 'rule', '1', [one()], { full: next() * 9, zero: -next() * 9 }),
    () => add(series, 'rule', '2', [one()], window()),
    () => add(series, 'rule', '3', [one()], pick([{}, { byIndustry: true }])),
    () =>
      add(series, 'rule', '4', [one()], {
        bands: [
          { op: pick(COMPARISONS), value: pick(NUMBERS), result: 1 },
          { op: 'between', value: -3, upper: 3, result: pick(NUMBERS) },
        ],
        ...(next() < 0.5 ? { otherwise: 9 } : {}),
      }),
    () => add(series, 'rule', '5', [one()], { maxAge: Math.floor(next() * 4) }),
    () => add(series, 'rule', '6', [one()], { ...length(), kind: pick(['difference', 'ratio']) }),
    () => add(series, 'rule', '7', [one()], { ...window(), counts: 'days' }),
    () => add(series, 'rule', '7', [one(), other()], { across: true, least: 1 }),
    () => add(series, 'rule', '8', [one(), other()], { weights: [next() + 0.1, 2], least: 0.25 }),
    () => add(series, 'rule', '9', [one(), one(), other(), other()], { op: pick(COMPARISONS) }),
    () =>
      add(series, 'rule', '9', [one(), other(), one()], { op: pick(COMPARISONS), constant: pick(NUMBERS) }),
    () => add(answers, 'expression', pick(COMPARISONS), [one(), other()]),
    () => add(answers, 'expression', pick(['and', 'or']), [late(answers), pick(answers)]),
    () => add(answers, 'expression', 'not', [late(answers)]),
  ];
  for (let step = 0; step < steps; step += 1) pick(makers)();
  const output = series.at(-1) ?? '';
  return { output, nodes: topologicalOrder({ output, nodes }).nodes };
}
