import { excerpt } from './excerpts.ts';

const VALUES = new Map([
  ['c1', '12.50%'],
  ['c2', '3.10亿元'],
]);

it.each([
  ['a text without citations', '毛利率提高。', '毛利率提高。'],
  ['a text with citations', '毛利率 [[c1]]，营收 [[c2]]。', '毛利率 12.50%，营收 3.10亿元。'],
  ['a citation that leads nowhere', '毛利率 [[c9]]', '毛利率 [[c9]]'],
  ['Markdown', '> 说明。\n\n**财务**（2026Q3）\n- ROE [[c1]]\n# 结论', '财务（2026Q3）\nROE 12.50%\n结论'],
  ['a text of just the length', '长'.repeat(200), '长'.repeat(200)],
  ['a longer text', `${'𠮷'.repeat(200)}尾`, `${'𠮷'.repeat(200)}…`],
  ['a text that is cut within a citation', `${'长'.repeat(197)}[[c1]]。`, `${'长'.repeat(197)}…`],
])('%s is shown with values', (_, text, shown) => {
  expect(excerpt(text, VALUES)).toBe(shown);
});

it('no text stays none', () => {
  expect(excerpt(null, undefined)).toBeNull();
});
