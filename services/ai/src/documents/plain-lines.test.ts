import { plainLines } from './plain-lines.ts';

it('joins lines that a page broke within a sentence, and no other', () => {
  const text = '盈利能力\n报告期内公司毛利率较上年同期提高，主要因为产品\n结构改善。\n其他\n2025 年';
  expect(plainLines(text, { wraps: true })).toBe(
    '盈利能力\n报告期内公司毛利率较上年同期提高，主要因为产品结构改善。\n其他\n2025 年',
  );
  expect(plainLines(text, { wraps: false })).toBe(text);
});

it('has no blank line and no invisible sign', () => {
  expect(plainLines('甲\u200b乙\r\n\r\n \t丙\u202e\ud800', { wraps: false })).toBe('甲乙\n丙');
});
