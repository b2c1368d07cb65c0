/** A seat of the board, the supervisory board or the management. */
export interface Seat {
  readonly post: string;
  /** Against the pay of the chairman; 0 where the company pays nothing. */
  readonly pay: number;
  /** Chance that its holder owns shares, and the largest fraction of all shares. */
  readonly owns: number;
  readonly most: number;
  readonly age: readonly [low: number, high: number];
  /** Years in the seat. */
  readonly years: readonly [low: number, high: number];
  /** Weights of 博士, 硕士, 本科, 大专, 其他. */
  readonly educations: readonly number[];
  /** Independent of the company: owns nothing, is paid an allowance. */
  readonly independent: boolean;
}

/** post | pay | owns | most | age | years | educations */
const ROWS = `
董事长|1|.55|.1|46 60|5 14|14 38 34 11 3
董事、总经理|.92|.5|.02|42 55|3 9|12 42 36 9 1
副总经理、董事|.72|.35|.006|40 54|3 9|9 40 40 10 1
副总经理|.64|.3|.003|38 54|3 8|10 40 39 10 1
财务总监|.58|.25|.0012|38 54|3 8|1 36 52 11 0
董事会秘书|.54|.25|.001|33 50|3 8|2 48 47 3 0
董事|0|.12|.004|40 58|3 9|9 45 37 8 1
独立董事|.1|0|0|42 64|3 6|55 30 15 0 0
独立董事（会计专业）|.1|0|0|42 62|3 6|48 34 18 0 0
独立董事（法律专业）|.1|0|0|40 62|3 6|34 50 16 0 0
监事会主席|.36|.15|.0008|42 57|3 9|3 26 50 18 3
监事|0|.05|.0003|34 54|3 9|2 28 50 18 2
职工代表监事|.22|.08|.0002|32 52|3 9|1 18 52 25 4
`;

export const SEATS: readonly Seat[] = ROWS.trim().split('\n').map(readSeat);
export const CHAIRMAN = SEATS.findIndex(({ post }) => post === '董事长');
export const SECRETARY = SEATS.findIndex(({ post }) => post === '董事会秘书');

function readSeat(row: string): Seat {
  const [post = '', pay = '', owns = '', most = '', age = '', years = '', educations = ''] = row.split('|');
  return {
    post,
    pay: Number(pay),
    owns: Number(owns),
    most: Number(most),
    age: pair(age),
    years: pair(years),
    educations: educations.split(' ').map(Number),
    independent: post.startsWith('独立'),
  };
}

function pair(text: string): readonly [number, number] {
  const [low = 0, high = 0] = text.split(' ').map(Number);
  return [low, high];
}
