import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import type { DrawnColumn } from './drawn-column.ts';
import { DrawnTable } from './drawn-table.tsx';

interface Row {
  readonly id: number;
  readonly name: string;
}

const PAGES: readonly (readonly Row[])[] = [
  [
    { id: 1, name: '甲' },
    { id: 2, name: '乙' },
  ],
  [{ id: 3, name: '丙' }],
];

const COLUMNS: readonly DrawnColumn<Row>[] = [
  { key: 'name', head: '名称', width: 160, cell: ({ name }) => ({ content: name }) },
];

function Sample({ pages = PAGES }: { readonly pages?: typeof PAGES }): ReactElement {
  const [page, setPage] = useState(0);
  const [rows, setRows] = useState<readonly Row[]>([]);
  const selection = {
    rows,
    onChange: setRows,
    label: (row: Row) => row.name,
    blocked: (row: Row) => (row.id === 2 ? '不能选择' : null),
  };
  return (
    <>
      <DrawnTable<Row>
        rowKey="id"
        columns={COLUMNS}
        rows={pages[page] ?? []}
        width={200}
        room={0}
        selection={selection}
        ticksWidth={40}
        foot={undefined}
        waiting={null}
        instead={null}
      />
      <button type="button" onClick={() => setPage(1 - page)}>
        翻页
      </button>
      <output>{rows.map(({ name }) => name).join('、')}</output>
    </>
  );
}

beforeAll(() => {
  // What the table is measured with, which jsdom lacks.
  window.ResizeObserver = class {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
});

const chosen = (): string | null => screen.getByRole('status').textContent;
const tick = (name: string): Promise<void> => userEvent.click(screen.getByRole('checkbox', { name }));

describe('ticked rows', () => {
  test('are kept over a change of page, there and back', async () => {
    render(<Sample />);
    await tick('选择 甲');
    await userEvent.click(screen.getByRole('button', { name: '翻页' }));
    await tick('选择 丙');
    expect(chosen()).toBe('甲、丙');
    await userEvent.click(screen.getByRole('button', { name: '翻页' }));
    await tick('选择 甲');
    expect(chosen()).toBe('丙');
  });

  test('are a whole page by the head’s box, without those that may not be ticked', async () => {
    render(<Sample />);
    await tick('选择本页');
    expect(chosen()).toBe('甲');
  });

  test('cannot include a blocked one, whose box says why', () => {
    render(<Sample />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: '选择 乙' });
    expect(box.disabled).toBe(true);
    expect(document.querySelector('[title="不能选择"]')?.contains(box)).toBe(true);
  });

  test('are, with Shift, all from the one ticked before', async () => {
    render(<Sample pages={[['甲', '乙', '丙', '丁'].map((name, at) => ({ id: at + 1, name }))]} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('checkbox', { name: '选择 甲' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: '选择 丁' }));
    expect(chosen()).toBe('甲、丙、丁');
    await user.click(screen.getByRole('checkbox', { name: '选择 甲' }));
    expect(chosen()).toBe('');
  });
});
