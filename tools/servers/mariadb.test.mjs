import { administratorSql } from './mariadb.mjs';

test('the accounts file holds one whole statement a line, as the server reads it', () => {
  const lines = administratorSql('secret').trimEnd().split('\n');
  expect(lines.every((line) => line.endsWith(';'))).toBe(true);
  expect(lines.some((line) => line.includes(`IDENTIFIED BY 'secret'`))).toBe(true);
});
