import { advanceFrom } from './advance-from.mjs';

test.each([
  ['the last load was finished', '2026-07-02', '2026-07-02', '2026-07-02'],
  ['one was cut short after its bars', '2026-07-02', '2026-07-09', '2026-07-02'],
  ['the last was undone', '2026-07-09', '2026-07-02', '2026-07-02'],
  ['an older version kept no end', undefined, '2026-07-02', '2026-07-02'],
])('where demo days go on when %s', (_, end, lastBar, since) => {
  expect(advanceFrom(end, lastBar)).toBe(since);
});
