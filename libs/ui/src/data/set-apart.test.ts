import { setApart } from './set-apart.ts';

it.each([
  ['总市值', '按总市值降序'],
  ['p', '按 p 降序'],
  ['PE(TTM)', '按 PE(TTM) 降序'],
  ['营业收入(TTM)', '按营业收入(TTM) 降序'],
  ['PE 分位', '按 PE 分位降序'],
])('%s is set apart by blanks beside Latin signs only', (title, sentence) => {
  expect(`按${setApart(title)}降序`).toBe(sentence);
});
