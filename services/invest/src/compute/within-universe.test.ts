import { evaluateGraph, graphOf, KnownNames, type FactorGraph, type GraphInput } from '@console/quant';
import { UNIVERSE_REF, withinUniverse } from './within-universe.ts';

const NAMES = new KnownNames(
  ['a', 'b'].map(
    (name) => ({ kind: 'indicator', id: name, name, version: 1, type: 'daily', unit: '1' }) as const,
  ),
);
const panel = { dates: 2, stocks: 4, industries: Uint16Array.of(0, 1, 0, 0) };
const inputs = new Map<string, GraphInput>([
  ['a@1', Float64Array.of(1, 2, 3, 4, 40, 30, 20, 10)],
  ['b@1', Float64Array.of(5, 6, 7, 9, 5, 6, 7, 9)],
]);
/** The third is outside on the first date, the last on the second. */
const universe = Float64Array.of(1, 1, NaN, 1, 1, 1, 1, NaN);

function graph(formula: string): FactorGraph {
  const outcome = graphOf(formula, NAMES);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  return outcome.value.graph;
}
const within = (given: FactorGraph): number[] => [
  ...evaluateGraph(withinUniverse(given), new Map([...inputs, [UNIVERSE_REF, universe]]), panel),
];
const third = (of: number): number => 100 * (of / 3);

test.each([
  ['cs_rank(a)', [third(0.5), third(1.5), NaN, third(2.5), third(2.5), third(1.5), third(0.5), NaN]],
  // Values that are not compared stay, also those of stocks outside.
  ['a + b', [6, 8, 10, 13, 45, 36, 27, 19]],
  ['lag(cs_rank(a), 1)', [NaN, NaN, NaN, NaN, third(0.5), third(1.5), NaN, third(2.5)]],
])('%s', (formula, expected) => {
  expect(within(graph(formula))).toEqual(expected);
});

test('a z-score is the same as in a market without the others', () => {
  const alone = evaluateGraph(
    graph('zscore(a) * 2'),
    new Map([['a@1', Float64Array.of(1, 2, 4, 40, 30, 20)]]),
    { dates: 2, stocks: 3 },
  );
  const [one, two, four, ...second] = alone;
  expect(within(graph('zscore(a) * 2'))).toEqual([one, two, NaN, four, ...second, NaN]);
});

test('percentiles within industries are among the industry’s members of the universe', () => {
  const rule: FactorGraph = {
    output: 'universe',
    nodes: [
      { id: 'universe', kind: 'rule', ref: '3', params: { byIndustry: true }, inputs: ['universe a'] },
      { id: 'universe a', kind: 'indicator', ref: 'a@1', params: {}, inputs: [] },
    ],
  };
  // Names in a drawing that could be confused with the universe’s own.
  expect(within(rule)).toEqual([25, 50, NaN, 75, 75, 50, 25, NaN]);
});

test('a value that two steps compare is masked once, and a graph without comparisons is unchanged', () => {
  const plain = graph('a - lag(b, 1)');
  expect(withinUniverse(plain)).toBe(plain);
  const { nodes } = withinUniverse(graph('cs_rank(a) - zscore(a) + cs_rank(a - b)'));
  expect(nodes.filter(({ ref }) => ref === '*')).toHaveLength(2);
  expect(nodes.filter(({ ref }) => ref === UNIVERSE_REF)).toHaveLength(1);
});
