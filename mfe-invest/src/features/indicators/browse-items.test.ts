import {
  calcItem,
  drawnItems,
  indicatorItem,
  itemsOf,
  linesOf,
  movedItem,
  updateInput,
} from './browse-items.ts';
import { anIndicator } from './testing/an-indicator.ts';

const calc = { id: 5, name: '市值比', formula: '总市值 / 流通市值', unit: '1', version: 1 };
const item = (name: string) => indicatorItem(anIndicator({ id: `t.${name}`, name }));
const names = (items: readonly { readonly name: string }[]): string => items.map(({ name }) => name).join('');

describe('the reader’s list of indicators', () => {
  it('is sorted by position, whatever the order of the answer', () => {
    const items = itemsOf([
      { id: 3, indicator: null, calc, position: 2 },
      { id: 9, indicator: anIndicator(), calc: null, position: 1 },
    ]);
    expect(items).toMatchObject([
      { key: 'daily_bar.close', id: 9, name: '收盘价', note: '日' },
      { key: 'calc5', id: 3, name: '市值比', note: '计算', hint: '总市值 / 流通市值' },
    ]);
    expect(updateInput(items)).toEqual({ items: [{ indicator: 'daily_bar.close' }, { calc: 5 }] });
    expect(linesOf(items)).toEqual({ indicators: ['daily_bar.close'], calcs: [5] });
  });

  it('draws the requested items, otherwise its first six', () => {
    const items = [...'甲乙丙丁戊己庚'].map(item);
    const drawn = (lines: readonly string[] | null) => names(drawnItems(items, { lines, ofCompany: false }));
    expect(drawn(null)).toBe('甲乙丙丁戊己');
    expect(drawn(['t.庚', 't.乙', 't.没有'])).toBe('乙庚');
    expect(drawn([])).toBe('');
    expect(drawn(items.map(({ key }) => key))).toBe('甲乙丙丁戊己');
  });

  it('draws its calculations only for a company', () => {
    const items = [item('甲'), calcItem(calc)];
    expect(names(drawnItems(items, { lines: null, ofCompany: false }))).toBe('甲');
    expect(names(drawnItems(items, { lines: ['calc5'], ofCompany: false }))).toBe('');
    expect(names(drawnItems(items, { lines: ['calc5'], ofCompany: true }))).toBe('市值比');
  });

  it('can be reordered within its ends', () => {
    const items = [item('甲'), calcItem(calc), item('丙')];
    expect(names(movedItem(items, 't.甲', 1))).toBe('市值比甲丙');
    expect(names(movedItem(items, 't.丙', -5))).toBe('丙甲市值比');
    expect(movedItem(items, 't.甲', -1)).toBe(items);
    expect(movedItem(items, 'gone', 1)).toBe(items);
  });
});
