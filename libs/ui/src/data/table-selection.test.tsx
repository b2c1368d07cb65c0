import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Table } from 'antd';
import { useState, type ReactElement } from 'react';
import { rowSelection } from './table-selection.tsx';

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

function Sample(): ReactElement {
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
      <Table<Row>
        rowKey="id"
        columns={[{ key: 'name', dataIndex: 'name' }]}
        dataSource={PAGES[page] ?? []}
        pagination={false}
        rowSelection={rowSelection(selection, 'id')}
      />
      <button type="button" onClick={() => setPage(1 - page)}>
        翻页
      </button>
      <output>{rows.map(({ name }) => name).join('、')}</output>
    </>
  );
}

beforeAll(() => {
  // What antd measures with, which jsdom lacks.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as unknown as MediaQueryList;
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
});
