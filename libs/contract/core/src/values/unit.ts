/**
 * A display unit. Numbers are sent in base units (yuan, shares, fractions) and divided by `scale` once, when
 * displayed. `text` is shown after the column's title, never in the cells.
 */
export interface Unit {
  readonly id: string;
  /** The text in the header; empty for a bare number. */
  readonly text: string;
  /** One display unit in base units. */
  readonly scale: number;
  readonly decimals: number;
}

const unit = <Id extends string>(id: Id, text: string, scale: number, decimals: number) => ({
  id,
  text,
  scale,
  decimals,
});

export const UNITS = {
  number: unit('number', '', 1, 2),
  integer: unit('integer', '', 1, 0),
  count: unit('count', '家', 1, 0),
  yuan: unit('yuan', '元', 1, 2),
  tenThousandYuan: unit('tenThousandYuan', '万元', 1e4, 2),
  millionYuan: unit('millionYuan', '百万元', 1e6, 2),
  hundredMillionYuan: unit('hundredMillionYuan', '亿元', 1e8, 2),
  shares: unit('shares', '股', 1, 0),
  tenThousandShares: unit('tenThousandShares', '万股', 1e4, 2),
  millionShares: unit('millionShares', '百万股', 1e6, 2),
  hundredMillionShares: unit('hundredMillionShares', '亿股', 1e8, 2),
  percent: unit('percent', '%', 0.01, 2),
  multiple: unit('multiple', '倍', 1, 2),
} as const satisfies Record<string, Unit>;

export type UnitId = keyof typeof UNITS;
