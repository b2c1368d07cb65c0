/** A bar for tests; omitted values follow from the close. */
export interface BarByHand {
  readonly day: string;
  readonly security: number;
  readonly close: number;
  readonly [column: string]: number | string | null;
}

type Row = Readonly<Record<string, number | string | null>>;

/** The row of a bar: its prices are the close, with a thousand shares, unless it says otherwise. */
export const barRow = ({ day, security, close, ...rest }: BarByHand): Row => ({
  trade_date: day,
  security_id: security,
  close,
  pre_close: close,
  open: close,
  high: close,
  low: close,
  volume: 100,
  amount: 100 * close,
  total_shares: 1000,
  float_shares: 500,
  pb: null,
  suspended: 0,
  st: 0,
  ...rest,
});

/** The rows of securities 1, 2, … up to `count`, listed on 2010-01-04. */
export const securityRows = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    code: String(600_001 + at),
    exchange: 'SH',
    name: `公司${at + 1}`,
    board: 'main',
    list_date: '2010-01-04',
    delist_date: null,
    status: 'listed',
    pinyin: 'gs',
    pinyin_initials: 'gs',
  }));
