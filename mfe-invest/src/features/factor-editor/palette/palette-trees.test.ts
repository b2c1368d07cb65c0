import { factorCategories, indicatorCategories, leafNames, ruleCategories } from './palette-trees.ts';

const factors = [
  { id: 1, title: '盈利质量', children: [{ id: 12, name: '质量', factorIsSingle: 2, ref: 'f12@3' }] },
  { id: 2, title: '成长', children: [] },
];

it('indicators are marked by their frequency', () => {
  const leaf = { id: 'a.b', title: 'ROE', frequency: 'quarterly', unit: 'percent', ref: 'a.b@1' } as const;
  const [category] = indicatorCategories([{ id: 'p', title: '盈利能力', count: 1, children: [leaf] }]);
  expect(category?.leaves).toEqual([
    { key: 'a.b', title: 'ROE', mark: '季', note: 'ROE', seed: { kind: 'indicator', ref: 'a.b@1' } },
  ]);
});

it('factors are in categories, without empty ones and without the edited factor', () => {
  expect(factorCategories(factors, null).map(({ title }) => title)).toEqual(['盈利质量']);
  expect(factorCategories(factors, 12)).toEqual([]);
  expect(leafNames(factorCategories(factors, null))).toEqual({ 'f12@3': '质量' });
});

it('rules, functions and operators are found by name and by word', () => {
  expect(ruleCategories('').map(({ title, leaves }) => [title, leaves.length])).toEqual([
    ['计算规则', 9],
    ['函数', 14],
    ['运算', 14],
    ['常数', 1],
  ]);
  expect(ruleCategories('百分').flatMap(({ leaves }) => leaves.map(({ title }) => title))).toEqual([
    '历史百分位',
    '截面百分位',
    '时序百分位',
    '截面百分位',
  ]);
  expect(ruleCategories('PCT_').flatMap(({ leaves }) => leaves.map(({ title }) => title))).toEqual([
    '变化率',
  ]);
  expect(ruleCategories('没有')).toEqual([]);
});
