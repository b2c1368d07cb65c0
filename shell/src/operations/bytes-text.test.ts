import { bytesText } from './bytes-text.ts';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1.0 kB'],
  [2_147_483_648, '2.1 GB'],
  [5e13, '50000.0 GB'],
])('%d bytes read %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});
