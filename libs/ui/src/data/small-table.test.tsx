import { screen, within } from '@testing-library/react';
import { consoleOn } from '../testing/console-on.tsx';
import { GroupedTable } from './grouped-table.tsx';
import type { SmallColumn } from './small-row.tsx';
import { SmallTable, type SmallTableProps } from './small-table.tsx';

interface Weight {
  readonly name: string;
  readonly share: number;
}
const WEIGHTS: readonly Weight[] = [
  { name: '行业', share: 0.3 },
  { name: '公司', share: 0.7 },
];
const COLUMNS: readonly SmallColumn<Weight>[] = [
  { title: '项目', cell: ({ name }) => name, heading: true, foot: '合计' },
  { title: '权重', cell: ({ share }) => share.toFixed(2), number: true, width: 96, foot: '1.00' },
];
const open = (more: Partial<SmallTableProps<Weight>> = {}): void => {
  consoleOn()(<SmallTable columns={COLUMNS} rows={WEIGHTS} keyOf={({ name }) => name} {...more} />);
};

describe('a small table', () => {
  it('has a header, a heading in each row, and its sums at the bottom', () => {
    open();
    expect(screen.getByRole('table').textContent).toBe('项目权重行业0.30公司0.70合计1.00');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '项目',
      '权重',
    ]);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      '行业',
      '公司',
      '合计',
    ]);
  });

  it('shows the unit of a column after its title, without brackets', () => {
    open({ columns: [{ title: '权重', unit: '%', cell: ({ share }) => share * 100 }] });
    expect(screen.getByRole('columnheader').textContent).toBe('权重%');
    expect(screen.getByText('%').className).toBe('c-unit');
  });

  it('shows an explanation of a column instead of its title', () => {
    open({
      columns: [{ title: '权重', head: <abbr title="五项之和为 1">权重</abbr>, cell: ({ share }) => share }],
    });
    expect(screen.getByRole('columnheader').innerHTML).toBe('<abbr title="五项之和为 1">权重</abbr>');
  });

  it('is named by its caption', () => {
    open({ caption: '百分位 0–100' });
    expect(screen.getByRole('table', { name: '百分位 0–100' })).toBeTruthy();
  });

  it('has numbers on the right under their header, which has its width', () => {
    open();
    const [name, share] = screen.getAllByRole('columnheader');
    expect([name?.className, share?.className, share?.style.width]).toEqual(['', 'c-small-number', '96px']);
    expect(screen.getByRole('cell', { name: '0.30' }).className).toBe('c-small-number');
  });

  it('may have columns with the same title, and rows with their own look', () => {
    open({
      columns: [
        { title: '权重', key: 'one', cell: ({ share }) => share },
        { title: '权重', key: 'other', cell: ({ name }) => name },
      ],
      look: ({ share }) => ({ className: share > 0.5 ? 'bold' : undefined }),
    });
    expect(screen.getByRole('table').textContent).toBe('权重权重0.3行业0.7公司');
    expect(screen.getAllByRole('row').map(({ className }) => className)).toEqual(['', '', 'bold']);
  });

  it('without rows says why', () => {
    open({ rows: [], empty: { title: '没有权重', cause: '请先保存' } });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('没有权重请先保存');
  });

  it('without rows and without a text for it keeps its header', () => {
    open({ rows: [] });
    expect(within(screen.getByRole('table')).getAllByRole('columnheader')).toHaveLength(2);
  });

  it('shows which row is chosen, and what is known about one', () => {
    open({ look: ({ name }) => ({ selected: name === '公司', title: `${name}的权重` }) });
    const [, first, second] = screen.getAllByRole('row');
    expect([first?.dataset['selected'], second?.dataset['selected']]).toEqual(['false', 'true']);
    expect(second?.title).toBe('公司的权重');
  });

  it('may have cells with their own look, beside that of their column', () => {
    open({
      columns: [
        {
          title: '权重',
          number: true,
          width: 96,
          cell: ({ share }) => share,
          look: ({ name, share }) => ({
            title: name,
            className: share > 0.5 ? 'most' : undefined,
            style: { opacity: share },
          }),
        },
      ],
    });
    const [first, second] = screen.getAllByRole('cell');
    expect([first?.title, first?.className, second?.className]).toEqual([
      '行业',
      'c-small-number',
      'c-small-number most',
    ]);
    expect([second?.style.width, second?.style.opacity]).toEqual(['96px', '0.7']);
    expect(screen.getByRole('columnheader').title).toBe('');
  });

  it('may have a height', () => {
    open({ height: 262 });
    expect(screen.getByRole('table').style.height).toBe('262px');
  });
});

describe('a grouped table', () => {
  it('has its rows below the heading of their group, and headings without rows', () => {
    consoleOn()(
      <GroupedTable
        columns={COLUMNS}
        groups={[
          { key: 'industry', title: '行业权重', rows: WEIGHTS.slice(0, 1) },
          { key: 'none', title: '其他', rows: [] },
          { key: 'company', title: '公司权重', rows: WEIGHTS.slice(1) },
        ]}
        keyOf={({ name }) => name}
        look={({ share }) => ({ className: share > 0.5 ? 'bold' : undefined })}
      />,
    );
    const lines = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(lines).toEqual(['项目权重', '行业权重', '行业0.30', '其他', '公司权重', '公司0.70']);
    const heading = screen.getByText('其他');
    expect([heading.getAttribute('scope'), heading.getAttribute('colspan')]).toEqual(['rowgroup', '2']);
    expect(screen.getAllByRole('row').at(-1)?.className).toBe('bold');
  });
});
