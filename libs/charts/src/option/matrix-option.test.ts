import type { MatrixSpec } from '../chart-spec.ts';
import { LIGHT } from '../testing/light-tokens.ts';
import { SPECS } from '../testing/specs.ts';
import { figuresOf } from '../words/figures-of.ts';
import { summaryOf } from '../words/summary-of.ts';
import { groupsOf, matrixOption, squareColour } from './matrix-option.ts';

const DRAWING = { tokens: LIGHT, narrow: false, width: 960 };
const { matrix } = SPECS;

interface Rect {
  readonly shape: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;
  readonly style: { readonly fill: string };
  readonly textContent?: { readonly style: { readonly text: string } };
}
interface Series {
  readonly data: readonly unknown[];
  readonly renderItem: (params: unknown, pen: object) => Rect;
}
const seriesOf = (spec: MatrixSpec, width = 960): readonly [Series, Series] =>
  matrixOption(spec, { ...DRAWING, width })['series'] as unknown as [Series, Series];
/** A plot of squares of ten pixels, the first one's centre at 5. */
const pen = (values: readonly number[]) => ({
  value: (at: number) => values[at],
  coord: ([x, y]: [number, number]) => [10 * x + 5, 10 * y + 5],
  size: () => [10, 10],
});
const item = (key: string, group: number): MatrixSpec['items'][number] => ({ key, name: key, group });

it('has a square for every two items, with the key of its row', () => {
  const [squares] = seriesOf(matrix);
  expect(squares.data).toEqual([
    { key: 'f1', value: [0, 0, 1] },
    { key: 'f1', value: [1, 0, -0.6] },
    { key: 'f1', value: [2, 0, NaN] },
    { key: 'f2', value: [0, 1, -0.6] },
    { key: 'f2', value: [1, 1, 1] },
    { key: 'f2', value: [2, 1, 0.2] },
    { key: 'f3', value: [0, 2, NaN] },
    { key: 'f3', value: [1, 2, 0.2] },
    { key: 'f3', value: [2, 2, 1] },
  ]);
  const rect = squares.renderItem(null, pen([1, 2, 0.2]));
  expect(rect.shape).toEqual({ x: 10, y: 20, width: 10, height: 10 });
  expect(rect.textContent?.style.text).toBe('0.20');
  expect(squares.renderItem(null, pen([1, 2, NaN])).textContent).toBeUndefined();
});

it('writes no figures into squares that have no room for them', () => {
  expect(seriesOf(matrix, 90)[0].renderItem(null, pen([1, 2, 0.2])).textContent).toBeUndefined();
  const many = { ...matrix, items: Array.from({ length: 30 }, (_, at) => item(`f${at}`, at)) };
  expect(seriesOf(many)[0].renderItem(null, pen([1, 2, 0.2])).textContent).toBeUndefined();
});

it('has no colour in the middle, full ones at the ends and beyond, and grey for a missing value', () => {
  const colour = (value: number | null): string => squareColour(value, matrix, DRAWING);
  expect(colour(0)).toBe(LIGHT.container.toLowerCase());
  expect(colour(2)).toBe(colour(1));
  expect(colour(-1)).not.toBe(colour(1));
  expect(colour(null)).toBe(LIGHT.grid);
});

it('frames groups of neighbours, none of one alone', () => {
  expect(groupsOf([item('a', 0), item('b', 0), item('c', 1), item('d', 2), item('e', 2)])).toEqual([
    [0, 1],
    [3, 4],
  ]);
  expect(groupsOf([])).toEqual([]);
  const [, frames] = seriesOf(matrix);
  expect(frames.data).toEqual([[0, 1]]);
  expect(frames.renderItem(null, pen([0, 1])).shape).toEqual({ x: 0, y: 0, width: 20, height: 20 });
});

it('names both items under the pointer, escaped', () => {
  const { formatter } = matrixOption(matrix, DRAWING)['tooltip'] as {
    formatter: (pointed: object) => string;
  };
  expect(formatter({ value: [1, 0, -0.6] })).toContain('动量');
  expect(formatter({ value: [1, 0, -0.6] })).toContain('反转');
  expect(formatter({ value: [1, 0, -0.6] })).toContain('−0.60');
  expect(formatter({})).toBe('');
});

it('is a table with a row and a column for each item, and a sentence', () => {
  const { over, labels, columns } = figuresOf(matrix, true);
  expect([over, labels]).toEqual(['因子', ['动量', '反转', '规模']]);
  expect(columns).toEqual([
    { name: '动量', unit: 'number', decimals: 2, values: [1, -0.6, null] },
    { name: '反转', unit: 'number', decimals: 2, values: [-0.6, 1, 0.2] },
    { name: '规模', unit: 'number', decimals: 2, values: [null, 0.2, 1] },
  ]);
  expect(summaryOf(matrix)).toBe('全部因子 相关性：共 3 个因子，数据见数据表');
});
