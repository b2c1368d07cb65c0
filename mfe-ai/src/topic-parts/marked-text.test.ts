import { markedText, markOf } from './marked-text.ts';

const marked = (
  text: string,
  numbers: Readonly<Record<string, readonly string[]>> = {},
  isWhole = true,
): string =>
  markedText(
    text,
    Object.entries(numbers).map(([number, cells]) => {
      const start = text.indexOf(number);
      return { start, end: start + number.length, cells: [...cells] };
    }),
    isWhole,
  );

it('leads citations and checked numbers to their cells', () => {
  expect(marked('营收[[c1]]，增长 5%，毛利 9%', { '5%': ['c1', 'c2'], '9%': [] })).toBe(
    '营收[c1](#cell-c1)，增长 [5%](#true-c1,c2)，毛利 [9%](#false-)',
  );
  expect(markOf('#true-c1,c2')).toEqual({ kind: 'true', cells: ['c1', 'c2'] });
  expect(markOf('#false-')).toEqual({ kind: 'false', cells: [] });
});

it.each([
  ['an image', '![x](https://evil.example/a.png)'],
  ['a link', '[x](https://evil.example)'],
  ['a false citation', '[98 亿元](#cell-c1)'],
  ['a link by reference', '[x][y]\n\n[y]: https://evil.example'],
])('leaves %s that the text writes as text', (_, text) => {
  expect(
    marked(text)
      .replaceAll(String.raw`\[`, '')
      .replaceAll(String.raw`\]`, ''),
  ).not.toMatch(/[[\]]/);
});

it.each(['#cell', '/page', 'https://evil.example', '#cell-c1"onclick'])('takes %s for no mark', (address) => {
  expect(markOf(address)).toBeNull();
});

it.each(['营收[', '营收[[', '营收[[c', '营收[[c12', '营收[[c12]'])(
  'leaves out the beginning of a citation: %s',
  (text) => {
    expect(marked(text, {}, false)).toBe('营收');
    expect(marked(text)).not.toBe('营收');
  },
);
