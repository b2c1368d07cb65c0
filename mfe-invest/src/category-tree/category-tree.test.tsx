import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Category } from './category-rows.ts';
import { CategoryTree } from './category-tree.tsx';

const CATEGORIES: readonly Category[] = [
  {
    key: '1',
    title: '量价',
    count: 2,
    leaves: [
      { key: 'a', title: '收盘价', note: '日', hint: '不复权' },
      { key: 'b', title: '换手率', note: '日', taken: true },
    ],
  },
  { key: '2', title: '估值', count: 0, leaves: [] },
  { key: '3', title: '成长', count: 1, leaves: [{ key: 'c', title: '营收增速', note: '季' }] },
];

interface Heard {
  readonly leaves: string[];
  readonly categories: string[];
}

function open(searching = false, hearsCategories = false): Heard {
  const heard: Heard = { leaves: [], categories: [] };
  render(
    <CategoryTree
      label="指标"
      categories={CATEGORIES}
      searching={searching}
      chosen={null}
      onLeaf={({ key }) => heard.leaves.push(key)}
      {...(hearsCategories ? { onCategory: ({ key }: Category) => heard.categories.push(key) } : {})}
    />,
  );
  return heard;
}
const lines = (): (string | null)[] => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);
const focused = (): string | null => document.activeElement?.textContent ?? null;

describe('categories with their items', () => {
  it('begin closed, with the number of items on each, and open by a press', async () => {
    open();
    expect(lines()).toEqual(['量价2', '估值0', '成长1']);
    await userEvent.click(screen.getByText('量价'));
    expect(lines()).toEqual(['量价2', '收盘价日', '换手率日', '估值0', '成长1']);
    await userEvent.click(screen.getByText('量价'));
    expect(lines()).toHaveLength(3);
  });

  it('are marked when empty', () => {
    open();
    const empty = screen.getAllByRole('treeitem').map(({ dataset }) => dataset['empty']);
    expect(empty).toEqual([undefined, 'true', undefined]);
  });

  it('are open during a search', () => {
    open(true);
    expect(lines()).toEqual(['量价2', '收盘价日', '换手率日', '估值0', '成长1', '营收增速季']);
    expect(screen.getByTitle('不复权').textContent).toBe('收盘价日');
  });

  it('report a pressed leaf, and mark a chosen one', async () => {
    const heard = open(true);
    await userEvent.click(screen.getByText('收盘价'));
    expect(heard.leaves).toEqual(['a']);
    const selected = screen.getAllByRole('treeitem', { selected: true });
    expect(selected.map(({ textContent }) => textContent)).toEqual(['换手率日']);
  });

  it('are opened only by their caret where they can be chosen', async () => {
    const heard = open(false, true);
    await userEvent.click(screen.getByText('量价'));
    expect([heard.categories, lines().length]).toEqual([['1'], 3]);
    const caret = screen.getByText('量价').parentElement?.querySelector('[data-caret="true"]');
    await userEvent.click(caret as Element);
    expect([heard.categories, lines().length]).toEqual([['1'], 5]);
  });

  it('are one stop of the Tab key, moved in by arrows and chosen by Enter', async () => {
    const heard = open();
    await userEvent.tab();
    expect(focused()).toBe('量价2');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect([focused(), heard.leaves]).toEqual(['收盘价日', ['a']]);
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toBe('量价2');
    await userEvent.keyboard('{ArrowLeft}{End}');
    expect([focused(), lines().length]).toEqual(['成长1', 3]);
    await userEvent.keyboard('{ArrowDown}{Home}{ArrowUp}');
    expect(focused()).toBe('量价2');
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });
});
