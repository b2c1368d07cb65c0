import { Memberships, type MemberRow } from './memberships.ts';

const DATES = ['2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05'];
const size = { dates: DATES, stocks: 3 };
const EVER = { from: 0, to: 4 };

const member = (
  security_id: number,
  [l1_code, l2_code, l3_code]: readonly [string, string?, string?],
  [valid_from, valid_to]: readonly [string, string?],
): MemberRow => ({
  security_id,
  l1_code,
  l2_code: l2_code ?? null,
  l3_code: l3_code ?? null,
  valid_from,
  valid_to: valid_to ?? null,
});

const rowsOf = (cells: ArrayLike<number>): number[][] =>
  Array.from({ length: cells.length / 3 }, (_, row) => Array.from(cells).slice(row * 3, row * 3 + 3));

test('a stock is where it was on the day, and nowhere outside its memberships', () => {
  const memberships = new Memberships(
    [
      member(1, ['801780'], ['2000-01-01', '2024-01-04']),
      member(1, ['801080'], ['2024-01-04']),
      member(3, ['801780'], ['2024-01-03', '2024-01-05']),
    ],
    new Map([
      ['801080', '电子'],
      ['801780', '银行'],
    ]),
    size,
  );
  const { cells, names, codes } = memberships.industries();
  expect(names).toEqual(['未分类', '电子', '银行']);
  expect(codes).toEqual(['', '801080', '801780']);
  expect(rowsOf(cells)).toEqual([
    [2, 0, 0],
    [2, 0, 2],
    [1, 0, 2],
    [1, 0, 0],
  ]);
});

test('a newer membership ends the one before it, even if that ends later', () => {
  const rows = [member(2, ['B'], ['2024-01-04', '2024-01-05']), member(2, ['A'], ['2000-01-01'])];
  const { cells } = new Memberships(rows, new Map(), size).industries();
  expect(rowsOf(cells).map(([, number]) => number)).toEqual([1, 1, 2, 0]);
});

test('a mask contains the members of an industry of any level', () => {
  const memberships = new Memberships(
    [
      member(1, ['A', 'A1', 'A11'], ['2000-01-01']),
      member(2, ['A', 'A2', 'A21'], ['2000-01-01', '2024-01-03']),
      member(3, ['B'], ['2024-01-04']),
    ],
    new Map(),
    size,
  );
  expect(rowsOf(memberships.mask('A', EVER))).toEqual([
    [1, 1, 0],
    [1, 0, 0],
    [1, 0, 0],
    [1, 0, 0],
  ]);
  expect(rowsOf(memberships.mask('A21', EVER))[0]).toEqual([0, 1, 0]);
  expect(rowsOf(memberships.mask('B', { from: 1, to: 3 }))).toEqual([
    [0, 0, 0],
    [0, 0, 1],
  ]);
  expect(memberships.mask('Z', EVER).includes(1)).toBe(false);
});

test('an industry without a name is named by its code, and securities past the last column are left out', () => {
  const { names, cells } = new Memberships([member(9, ['A'], ['2000-01-01'])], new Map(), size).industries();
  expect(names).toEqual(['未分类', 'A']);
  expect(cells.every((number) => number === 0)).toBe(true);
});
