import { MESSAGES, statement, type Statement, type StatementRow } from '@console/contract-core';
import { createClient } from '@console/platform';
import { consoleOn, refusal, type Told } from '@console/ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { cellsOfHeader } from '../testing/cells-of.ts';
import { StatementTable, type StatementTableProps } from './statement-table.tsx';

const client = createClient('company');
const spec = statement({
  id: 'sample.income',
  title: '利润表',
  path: '/api/sample/dataList',
  services: ['company'],
  needs: 'gssjk_gn_view_financial',
  input: z.strictObject({ dataId: z.number() }),
  unit: 'millionYuan',
  source: '定期报告',
});

const LINES: readonly StatementRow[] = [
  {
    cn: '营业总收入',
    bold: true,
    '2026H1': 2.12995e9,
    '2026Q1': 986_890_000,
    prior: { '2026H1': 1.80184e9, '2026Q1': 815_620_000 },
  },
  { cn: '财务费用', prefixSpace: 1, '2026H1': -5_740_000, '2026Q1': null, prior: { '2026H1': -5_290_000 } },
  { cn: '每股收益', bold: true, '2026H1': null, '2026Q1': null },
  { cn: '基本每股收益', prefixSpace: 1, unit: 'yuan', '2026H1': 1.005, '2026Q1': 0, prior: {} },
];
const ANSWER: Statement = { lines: LINES, asOf: '2026-08-28' };

type Props = Partial<StatementTableProps<typeof spec>>;
const open = (answer: () => unknown = () => ANSWER, props: Props = {}): Told =>
  consoleOn(client)(
    <StatementTable client={client} spec={spec} input={{ dataId: 1 }} subject="华岚精工" {...props} />,
    { answers: { 'sample.income': answer } },
  );
const heads = (): (string | null)[] => screen.getAllByRole('columnheader').map((head) => head.textContent);

describe('a statement on screen', () => {
  test('is shown newest first, scaled, with unit, source and day', async () => {
    open();
    expect(await cellsOfHeader('营业总收入')).toEqual(['2,129.95', '986.89']);
    expect(heads()).toEqual(['报告期', '2026H1', '2026Q1']);
    expect(await cellsOfHeader('财务费用')).toEqual(['−5.74', '—']);
    expect(screen.getByText('单位 百万元')).toBeDefined();
    expect(screen.getByText('来源 定期报告，数据截至 2026-08-28')).toBeDefined();
  });

  test('shows the unit of a line beside it, where it differs', async () => {
    open();
    expect(await cellsOfHeader(/^基本每股收益 ?元$/)).toEqual(['1.01', '0.00']);
  });

  test('leaves a heading without values, and has bold and indent from the server', async () => {
    open();
    expect(await cellsOfHeader('每股收益')).toEqual(['', '']);
    const revenue = screen.getByRole('rowheader', { name: '营业总收入' });
    expect(revenue.closest('tr')?.dataset['bold']).toBe('true');
    expect(revenue.style.paddingLeft).toBe('12px');
    const expense = screen.getByRole('rowheader', { name: '财务费用' });
    expect([expense.closest('tr')?.dataset['bold'], expense.style.paddingLeft]).toEqual(['false', '26px']);
  });

  test('reverses its order, for the next statement too', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: '新 → 旧' }));
    expect(heads()).toEqual(['报告期', '2026Q1', '2026H1']);
    expect(window.localStorage.getItem('statement:order:000000:root')).toBe('oldest');
  });

  test('sets growth beside each value on request', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: '同比' }));
    expect(heads()).toEqual(['报告期', '2026H1', '2026Q1', '本期', '同比%', '本期', '同比%']);
    expect(await cellsOfHeader('营业总收入')).toEqual(['2,129.95', '+18.21', '986.89', '+21.00']);
    // There is no growth from a negative value, which its — explains; a quarter without a value has none
    // either.
    expect(await cellsOfHeader('财务费用')).toEqual(['−5.74', '—', '—', '—']);
    expect(screen.getAllByTitle('基数为负').map(({ textContent }) => textContent)).toEqual(['—']);
  });

  test('offers no growth where nothing is compared', async () => {
    open(() => ({ ...ANSWER, lines: [{ cn: 'ROE', unit: 'percent', '2026H1': 0.1 }] }));
    expect(await cellsOfHeader(/^ROE ?%$/)).toEqual(['10.00']);
    expect(screen.queryByRole('button', { name: '同比' })).toBeNull();
  });

  test('sets the value before, the difference and the growth side by side where it compares', async () => {
    open(undefined, { compared: true, against: 'quarter' });
    expect(await cellsOfHeader('营业总收入')).toEqual([
      ...['2,129.95', '1,801.84', '+328.11', '+18.21', '986.89', '815.62', '+171.27', '+21.00'],
    ]);
    expect(heads().slice(3, 7)).toEqual(['本期', '上一季', '增减', '环比%']);
  });

  test('shows the earlier value and the last quarter of a hovered value', async () => {
    open(undefined, { flows: true });
    await screen.findByText('2,129.95');
    fireEvent.mouseEnter(screen.getByText('2,129.95'));
    const line = (title: string): string | null | undefined =>
      screen.getByText(title, { selector: '.c-value-card-line > span' }).nextElementSibling?.textContent;
    expect(line('上年同期')).toBe('1,801.84');
    expect(line('同比')).toBe('+18.21%');
    expect(line('其中最后一季')).toBe('1,143.06');
    expect(line('单季同比')).toBe('+15.90%');
    fireEvent.mouseLeave(screen.getByRole('region', { name: '利润表，左右方向键移动' }));
    expect(screen.queryByText('其中最后一季')).toBeNull();
  });

  test('renders of hundreds of periods those in view, and moves by the arrow keys', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 300 }, (_, at) => [`${1950 + Math.floor(at / 4)}Q${(at % 4) + 1}`, at * 1e6]),
    );
    open(() => ({ lines: [{ cn: '营业总收入', ...many }], asOf: null }));
    const drawn = (await cellsOfHeader('营业总收入')).length;
    expect(drawn).toBeGreaterThan(10);
    expect(drawn).toBeLessThan(30);
    expect(heads()[1]).toBe('2024Q4');
    const grid = screen.getByRole('region', { name: '利润表，左右方向键移动' });
    fireEvent.keyDown(grid, { key: 'ArrowRight' });
    expect(grid.scrollLeft).toBe(80);
    grid.scrollLeft = 80 * 150;
    fireEvent.scroll(grid);
    expect(heads()).not.toContain('2024Q4');
    expect(heads()).toContain('1987Q2');
    fireEvent.keyDown(grid, { key: 'Home' });
    fireEvent.scroll(grid);
    expect(heads()[1]).toBe('2024Q4');
  });

  test('is exported as it is shown, named after its company and day', async () => {
    const files: { readonly name: string; readonly text: Promise<string> }[] = [];
    let text = Promise.resolve('');
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        text = textOf(blob);
        return 'blob:x';
      },
      revokeObjectURL: () => undefined,
    });
    HTMLAnchorElement.prototype.click = function click() {
      files.push({ name: this.download, text });
    };
    const { said } = open();
    await userEvent.click(await screen.findByRole('button', { name: '新 → 旧' }));
    await userEvent.click(screen.getByRole('button', { name: '导出' }));
    await userEvent.click(await screen.findByText('CSV 文件'));
    expect(files.map(({ name }) => name)).toEqual(['华岚精工 利润表_百万元_2026-08-28.csv']);
    expect((await files[0]?.text)?.split('\r\n').slice(0, 2)).toEqual([
      '报告期,2026Q1,2026H1',
      '营业总收入,986.89,2129.95',
    ]);
    expect(said).toEqual(['已导出 4 行']);
  });

  test('gives the reason when it is empty', async () => {
    open(() => ({ lines: [], asOf: null }));
    expect(await screen.findByText('没有利润表')).toBeDefined();
    expect(screen.getByRole('button', { name: '导出' })).toHaveProperty('disabled', true);
  });

  test('shows a failure, and loads again by 重试', async () => {
    let broken = true;
    open(() => (broken ? refusal(MESSAGES.internal) : ANSWER));
    expect((await screen.findByRole('alert')).textContent).toContain('利润表没有取到');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await cellsOfHeader('营业总收入')).toEqual(['2,129.95', '986.89']);
  });
});

/** jsdom's blobs have no text(). */
function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace('\ufeff', ''));
    reader.readAsText(blob);
  });
}
