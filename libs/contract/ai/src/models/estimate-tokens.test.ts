import { estimateTokens } from './estimate-tokens.ts';

it.each([
  ['', 0],
  ['营业总收入', 5],
  ['revenue', 2],
  ['2025年营收 1,741.44 亿元', 9],
])('a text of %j is about %d tokens', (text, tokens) => {
  expect(estimateTokens(text)).toBe(tokens);
});
