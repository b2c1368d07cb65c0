import { meanOf, totalOf } from './summary-of.ts';

interface Row {
  readonly day: string;
  readonly amount: number | null;
  readonly rate: number | null;
}

const ROWS: readonly Row[] = [
  { day: '2026-07-01', amount: 3, rate: null },
  { day: '2026-07-02', amount: null, rate: null },
  { day: '2026-07-03', amount: -1, rate: null },
];

describe('totalOf', () => {
  it('adds the values that are present, in the columns it names', () => {
    expect(totalOf<Row>('amount').of(ROWS)).toEqual({ amount: 2 });
  });

  it('is nothing, not zero, where no row has a value', () => {
    expect(totalOf<Row>('rate').of(ROWS)).toEqual({ rate: null });
  });

  it('leaves a column without numbers without a total', () => {
    expect(totalOf<Row>('day').of(ROWS)).toEqual({ day: null });
  });
});

describe('meanOf', () => {
  it('divides by the number of values, not of rows', () => {
    expect(meanOf<Row>('amount').of(ROWS)).toEqual({ amount: 1 });
  });

  it('is 0 where nothing is numeric, and says so', () => {
    expect(meanOf<Row>('rate').of(ROWS)).toEqual({ rate: 0 });
    expect(meanOf<Row>('rate').hint).toContain('为 0');
  });
});
