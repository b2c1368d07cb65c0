import type { Column } from '@console/contract-core';
import { totalOf } from '../summary-of.ts';
import { contentWidths } from './content-widths.ts';

interface Row {
  readonly name: string;
  readonly amount: number;
}

const COLUMNS: readonly Column[] = [
  { key: 'name', title: '名称', width: 90 },
  { key: 'amount', title: '金额', unit: 'yuan', width: 90 },
];
const ROWS: readonly Row[] = Array.from({ length: 20 }, () => ({ name: '华岚', amount: 9_999_999 }));

const widths = (rows: readonly Row[], summary?: ReturnType<typeof totalOf<Row>>): readonly number[] =>
  contentWidths(COLUMNS, rows, { cells: {}, sorted: undefined, summary });

describe('the widths of contents', () => {
  it('are those of the longest cell', () => {
    const [name, amount] = widths(ROWS);
    expect(widths([{ name: '华岚精工科技', amount: 1 }])[0]).toBe((name ?? 0) + 4 * 13);
    expect(amount).toBeGreaterThan(widths([{ name: '华岚', amount: 1 }])[1] ?? 0);
  });

  it('leave room for a bold sum, which is longer than each of its cells', () => {
    const [, alone = 0] = widths(ROWS);
    const [name, summed = 0] = widths(ROWS, totalOf<Row>('amount'));
    const [, plain = 0] = widths([{ name: '华岚', amount: 199_999_980 }]);
    expect(summed).toBeGreaterThan(alone);
    // The sum as a cell of the usual weight needs less.
    expect(summed).toBeGreaterThan(plain);
    expect(name).toBe(widths(ROWS)[0]);
  });
});
