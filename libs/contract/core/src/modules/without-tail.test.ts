import { withoutTail } from './without-tail.ts';

it.each([
  ['/a/b//', '/', '/a/b'],
  ['///', '/', ''],
  ['1.500', '0', '1.5'],
  ['', '0', ''],
])('%j without %j at its end is %j', (text, letter, rest) => {
  expect(withoutTail(text, letter)).toBe(rest);
});

it('reads a text of one repeated letter before another only once', () => {
  const text = `${'/'.repeat(5_000_000)}a`;
  expect(withoutTail(text, '/')).toBe(text);
});
