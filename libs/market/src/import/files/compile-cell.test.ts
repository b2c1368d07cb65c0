import { compileCell } from './compile-cell.ts';
import type { CellMapping } from './mapping.ts';

const HEADER = ['code', 'value', 'status'];
const read = (mapping: CellMapping, value: string, status = '1') =>
  compileCell(mapping, HEADER)(['sh.600000', value, status]);

test('a percentage becomes the fraction nearest to its decimal, not a product of doubles', () => {
  const turnover = { column: 'value', power10: -2 };
  expect(read(turnover, '0.07')).toBe('0.0007');
  expect(read(turnover, '1.4474')).toBe('0.014474');
  expect(0.07 * 0.01).not.toBe(0.0007);
});

test('thousand yuan become yuan and large amounts stay plain digits', () => {
  expect(read({ column: 'value', power10: 3 }, '1228131')).toBe('1228131000');
  expect(read({ column: 'value', power10: 4 }, '99999999999.5')).toBe('999999999995000');
});

test('text that is no number cannot be scaled, and the report names the vendor’s column', () => {
  expect(read({ column: 'value', power10: 3 }, '获取失败')).toEqual({
    column: 'value',
    value: '获取失败',
    reason: 'not a number',
  });
});

test.each([
  ['2020-09-22 00:00:00', '2020-09-22'],
  ['2020/9/2', '2020-09-02'],
  ['20200922', '2020-09-22'],
])('reads the date %s', (text, expected) => {
  expect(read({ column: 'value', read: 'date' }, text)).toBe(expected);
});

test('a missing marker, an empty cell and blanks are missing', () => {
  const mapping: CellMapping = { column: 'value', missing: ['--'], read: 'date' };
  expect([read(mapping, '--'), read(mapping, ''), read(mapping, '  ')]).toEqual(['', '', '']);
});

test('an override replaces the cell where its condition is true and nowhere else', () => {
  const mapping = { column: 'value', overrides: [{ when: { column: 'status', equals: '0' }, value: '' }] };
  expect(read(mapping, '9.99', '0')).toBe('');
  expect(read(mapping, '9.99', '1')).toBe('9.99');
});

test('codes are translated by the table of values, and one outside it is refused', () => {
  const mapping = { column: 'status', values: { '1': 'listed', '0': 'delisted' } };
  expect(read(mapping, '', '0')).toBe('delisted');
  expect(read(mapping, '', '7')).toEqual({ column: 'status', value: '7', reason: 'not one of 0, 1' });
});

test('a suffix is stripped once, from the end alone', () => {
  expect(read({ column: 'value', stripSuffix: 'II' }, '银行II')).toBe('银行');
  expect(read({ column: 'value', stripSuffix: 'II' }, 'IIII')).toBe('II');
  expect(read({ column: 'value', stripSuffix: 'II' }, '银行')).toBe('银行');
});

test('a constant needs no column', () => {
  expect(read({ constant: '1990-12-19' }, 'x')).toBe('1990-12-19');
});
