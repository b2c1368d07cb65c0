import { administratorSql, bufferPoolMiB } from './mariadb.mjs';

test('the accounts file has one complete statement per line, as the server reads it', () => {
  const lines = administratorSql('secret').trimEnd().split('\n');
  expect(lines.every((line) => line.endsWith(';'))).toBe(true);
  expect(lines.some((line) => line.includes(`IDENTIFIED BY 'secret'`))).toBe(true);
});

test.each([
  [1, 256],
  [4, 512],
  [24, 2048],
])('on a machine of %i GiB the server keeps at most %i MiB of pages', (gigabytes, mebibytes) => {
  expect(bufferPoolMiB(gigabytes * 2 ** 30)).toBe(mebibytes);
});
