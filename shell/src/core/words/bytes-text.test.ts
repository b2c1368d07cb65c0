import { bytesText } from './bytes-text.ts';

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1536, '1.5 KB'],
  [500 * 1024 ** 2, '500 MB'],
  [2_147_483_648, '2 GB'],
  [50_000 * 1024 ** 3, '50000 GB'],
])('%d bytes read %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});
