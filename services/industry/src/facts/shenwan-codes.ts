/** The columns of memberships with the code of an industry of each level. */
export type ShenwanCode = 'm.l1_code' | 'm.l2_code' | 'm.l3_code';

const CODES: Readonly<Record<number, ShenwanCode>> = { 1: 'm.l1_code', 2: 'm.l2_code' };

/** The column of a level, 1 to 3. */
export const shenwanCode = (level: number): ShenwanCode => CODES[level] ?? 'm.l3_code';
