import type { Column } from '@console/contract-core';
import {
  columnsOfScreen,
  chosenColumns,
  DEFAULT_CHOICE,
  moveColumn,
  orderColumns,
  readChoice,
  toggleKey,
} from './column-choice.ts';
import { sampleTable } from './sample-table.ts';

const { columns } = sampleTable;
const keys = (list: readonly { readonly key: string }[]): string[] => list.map((column) => column.key);

describe('a reader’s columns', () => {
  test('are the entry’s own by default', () => {
    expect(keys(chosenColumns(columns, DEFAULT_CHOICE))).toEqual(['name', 'capital', 'change', 'day']);
  });

  test('leave out the hidden ones, but never one the entry fixes', () => {
    const choice = { ...DEFAULT_CHOICE, hidden: ['capital', 'name'] };
    expect(keys(chosenColumns(columns, choice))).toEqual(['name', 'change', 'day']);
  });

  test('put pinned ones to the left', () => {
    const chosen = chosenColumns(columns, { ...DEFAULT_CHOICE, pinned: ['day'] });
    expect(keys(chosen)).toEqual(['name', 'day', 'capital', 'change']);
    expect(chosen[1]?.fixed).toBe('left');
  });

  test('move by one place and stop at the ends', () => {
    const moved = moveColumn(columns, DEFAULT_CHOICE, 'day', -1);
    expect(keys(orderColumns(columns, moved))).toEqual(['name', 'capital', 'day', 'change']);
    expect(moveColumn(columns, DEFAULT_CHOICE, 'day', 1)).toBe(DEFAULT_CHOICE);
  });

  test('keep a column that was added after the choice was made', () => {
    const choice = { ...DEFAULT_CHOICE, order: ['change', 'name'] };
    expect(keys(orderColumns(columns, choice))).toEqual(['change', 'name', 'capital', 'day']);
  });

  test('toggle in and out', () => {
    expect(toggleKey(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggleKey(['a', 'b'], 'a')).toEqual(['b']);
  });

  test.each([null, '', '{', '7', '{"order":5,"hidden":[1]}'])(
    'fall back to the defaults on stored %j',
    (text) => {
      expect(readChoice(text)).toEqual(DEFAULT_CHOICE);
    },
  );

  test('are read from the store as they were saved', () => {
    const choice = { order: ['day'], hidden: ['change'], pinned: ['capital'] };
    expect(readChoice(JSON.stringify(choice))).toEqual(choice);
  });
});

describe('columnsOfScreen', () => {
  const columns = (name: number): readonly Column[] => [
    { key: 'name', title: '名称', width: name },
    { key: 'amount', title: '成交额', width: 90, wide: true },
  ];

  test('has more columns where the screen is wide', () => {
    const usual = columnsOfScreen(columns(90), { room: 1198, taken: 0 });
    expect(usual.map(({ key }) => key)).toEqual(['name']);
    expect(columnsOfScreen(columns(90), { room: 1350, taken: 0 })).toEqual(columns(90));
  });

  test('has them only where they fit beside the others, the ticks and the actions', () => {
    const at = (name: number): number => columnsOfScreen(columns(name), { room: 1350, taken: 96 }).length;
    expect(at(1164)).toBe(2);
    expect(at(1165)).toBe(1);
  });

  test('has as many of the first as fit', () => {
    const three = [
      ...columns(1000),
      { key: 'rate', title: '换手率', width: 200, wide: true },
      { key: 'day', title: '日期', width: 60, wide: true },
    ] as const;
    expect(columnsOfScreen(three, { room: 1350, taken: 100 }).map(({ key }) => key)).toEqual([
      'name',
      'amount',
    ]);
  });

  test('has them too where the others scroll sideways anyway', () => {
    expect(columnsOfScreen(columns(1300), { room: 1350, taken: 96 })).toHaveLength(2);
  });
});
