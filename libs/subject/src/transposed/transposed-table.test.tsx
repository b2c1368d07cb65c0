import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onSubject } from '../testing/on-subject.tsx';
import { TransposedTable, type TransposedRow } from './transposed-table.tsx';

const ROWS: readonly TransposedRow[] = [
  { key: 'fee', label: '销售费用', unit: 'millionYuan', values: [1_234_500_000, null] },
  { key: 'rate', label: '销售费用率', unit: 'percent', values: [0.0525, 0.05], bold: true },
];

const open = (periods: readonly string[], rows = ROWS): void => {
  onSubject(
    <TransposedTable
      title="期间费用"
      head="费用"
      periods={periods}
      rows={rows}
      asOf="2026-04-20"
      source="定期报告"
      empty={{ title: '没有费用' }}
    />,
  );
};
const texts = (row: HTMLElement): readonly (string | null)[] =>
  [...row.children].map(({ textContent }) => textContent);
const lines = (): readonly (readonly (string | null)[])[] =>
  within(screen.getByRole('table')).getAllByRole('row').map(texts);

describe('a table turned on its side', () => {
  test('has a category a row and a period a column, scaled by the row’s unit', () => {
    open(['2025', '2024']);
    expect(lines()).toEqual([
      ['费用', '2025', '2024'],
      ['销售费用百万元', '1,234.50', '—'],
      ['销售费用率%', '5.25', '5.00'],
    ]);
    expect(screen.getByText('共 2 期 · 来源 定期报告 · 截至 2026-04-20')).toBeDefined();
  });

  test('reverses the order of its periods, and with it every row', async () => {
    open(['2025', '2024']);
    await userEvent.click(screen.getByRole('button', { name: '新 → 旧' }));
    expect(lines()).toEqual([
      ['费用', '2024', '2025'],
      ['销售费用百万元', '—', '1,234.50'],
      ['销售费用率%', '5.00', '5.25'],
    ]);
  });

  test('is exported as displayed, with its units', async () => {
    let saved: Blob | undefined;
    URL.createObjectURL = (file) => {
      saved = file as Blob;
      return 'blob:1';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    open(['2025', '2024']);
    await userEvent.click(screen.getByRole('button', { name: '导出' }));
    await userEvent.click(await screen.findByText('CSV 文件'));
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(saved ?? new Blob());
    });
    expect(text.replace('\ufeff', '').trim().split('\r\n')).toEqual([
      '费用,2025,2024',
      '销售费用(百万元),1234.50,',
      '销售费用率(%),5.25,5.00',
    ]);
  });

  test('without a period gives the reason, and exports nothing', () => {
    open([]);
    expect(screen.getByText('没有费用')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('button', { name: '导出' }).hasAttribute('disabled')).toBe(true);
  });
});
