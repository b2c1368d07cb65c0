import { withoutTail } from './without-tail.ts';

it.each([
  ['/a/b//', '/', '/a/b'],
  ['///', '/', ''],
  ['1.500', '0', '1.5'],
  ['', '0', ''],
])('%j without %j at its end is %j', (text, letter, rest) => {
  expect(withoutTail(text, letter)).toBe(rest);
});

it('goes once over a text of nothing but that letter before another', () => {
  const text = `${'/'.repeat(5_000_000)}a`;
  expect(withoutTail(text, '/')).toBe(text);
});
