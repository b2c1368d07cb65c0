import { investEntries, INDICATOR_TOPICS } from '@console/contract-invest';
import { UNITS, type UnitId } from '@console/contract-core';
import { checkFormula, KnownNames } from '@console/quant';
import { BROWSED_FIRST, OFFERED_FIRST } from './default-indicators.ts';
import { IndicatorCatalogue } from './indicator-catalogue.ts';
import { byFrequency, byTopic } from './indicator-tree.ts';
import { drawnUnit, quantUnit } from './quant-unit.ts';

const catalogue = new IndicatorCatalogue();
const names = (search: string): readonly string[] => catalogue.matching(search).map(({ name }) => name);

describe('the catalogue', () => {
  it('contains the contract’s data of each indicator, once', () => {
    const all = catalogue.all();
    expect(all.length).toBeGreaterThan(100);
    for (const indicator of all) {
      expect(investEntries.indicatorList.row.parse(indicator)).toEqual(indicator);
      expect(indicator.ref).toBe(`${indicator.id}@1`);
      expect(catalogue.find(indicator.id)).toBe(indicator);
    }
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(new Set(all.map(({ topicId }) => topicId)).size).toBe(INDICATOR_TOPICS.length);
    expect(catalogue.find('daily_bar.gone')).toBeUndefined();
  });

  it('gives formulas every indicator by name and by id, with type and unit', () => {
    const known = new KnownNames(catalogue.known());
    for (const { id, name } of catalogue.all()) {
      expect(known.find(name)?.id).toBe(id);
      expect(known.find(id)?.id).toBe(id);
    }
    const valueOf = (formula: string): unknown => {
      const { placed, faults, values } = checkFormula(formula, known);
      return faults.length > 0 ? faults : values.get(placed?.graph.output ?? '');
    };
    expect(valueOf('收盘价 * 总股本')).toEqual({ type: 'daily', unit: 'shares*yuan' });
    expect(valueOf('change(`净利润(累计)`, n: 4, kind: ratio, counts: reports)')).toEqual({
      type: 'reports',
      unit: '1',
    });
    expect(valueOf('收盘价 + 成交量')).toMatchObject([{ code: 'wrong-unit' }]);
  });

  it('has the units yuan and shares, and none for the others', () => {
    const units = Object.keys(UNITS) as UnitId[];
    expect(units.filter((unit) => quantUnit(unit) === 'yuan')).toEqual(
      units.filter((unit) => UNITS[unit].text.endsWith('元')),
    );
    expect(units.filter((unit) => quantUnit(unit) === 'shares')).toEqual(
      units.filter((unit) => UNITS[unit].text.endsWith('股')),
    );
    expect(['yuan', 'shares', '1', 'yuan/shares', null].map(drawnUnit)).toEqual([
      ...['yuan', 'shares', 'number', 'number', 'number'],
    ]);
  });
});

describe('a search', () => {
  it('finds part of a name, whatever its case and spaces', () => {
    expect(names('收盘')).toEqual(['收盘价', '后复权收盘价']);
    expect(names('市盈率ttm')).toEqual(['市盈率 TTM']);
    expect(names('qfii')).toEqual(['QFII持股数', 'QFII持股市值']);
  });

  it('finds the first letters of its pinyin', () => {
    expect(names('hfqspj')).toEqual(['后复权收盘价']);
    expect(names('MLL')).toContain('毛利率');
  });

  it('finds nothing where nothing matches, and everything without a text', () => {
    expect(names('没有这个')).toEqual([]);
    expect(catalogue.matching(undefined)).toBe(catalogue.all());
  });
});

describe('the trees', () => {
  it('contain every indicator once, in the categories in the order of the topics', () => {
    for (const tree of [byTopic(catalogue.all()), byFrequency(catalogue.all())]) {
      const leaves = tree.flatMap(({ children }) => children);
      expect(new Set(leaves.map(({ id }) => id)).size).toBe(catalogue.all().length);
      expect(leaves).toHaveLength(catalogue.all().length);
      for (const { count, children } of tree) expect(count).toBe(children.length);
      expect(new Set(tree.map(({ id }) => id)).size).toBe(tree.length);
    }
    expect(byTopic(catalogue.all()).map(({ title }) => title)).toEqual(
      INDICATOR_TOPICS.map(({ title }) => title),
    );
  });

  it('by frequency have the daily ones first', () => {
    const tree = byFrequency(catalogue.all());
    const reports = tree.findIndex(({ title }) => title.startsWith('季频'));
    expect(tree[0]).toMatchObject({ id: 'daily.quote', title: '日频 · 量价' });
    expect(tree.slice(0, reports).every(({ title }) => title.startsWith('日频'))).toBe(true);
    expect(tree.slice(reports).every(({ title }) => title.startsWith('季频'))).toBe(true);
  });

  it('contain what a search finds, and no empty category', () => {
    expect(byTopic(catalogue.matching('收盘'))).toMatchObject([
      { id: 'quote', title: '量价', count: 2, children: [{ title: '收盘价' }, { title: '后复权收盘价' }] },
    ]);
  });
});

it.each([
  ['browsing page', BROWSED_FIRST],
  ['factor editor', OFFERED_FIRST],
])('the indicators that a %s shows first are in the catalogue, each once', (_page, ids) => {
  expect(ids).toHaveLength(12);
  expect(new Set(ids).size).toBe(12);
  for (const id of ids) expect(catalogue.find(id)?.id).toBe(id);
});
