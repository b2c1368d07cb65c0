import { dailyBar } from '../schema/trading/daily-bar.ts';

export interface PanelField {
  readonly name: string;
  /** In Chinese, as an analyst reads it. */
  readonly title: string;
  /** An expression of the columns of one `daily_bar` row. */
  readonly sql: string;
  /** Times the factor of `adjust_factor`: a changed bar changes every later day of its security. */
  readonly adjusted?: true;
}

const MEASURED: readonly string[] = ['number', 'integer', 'flag'];

/** What a panel can hold: every number of the bars, and what follows from one row. */
export const PANEL_FIELDS: readonly PanelField[] = [
  ...dailyBar.columns
    .filter(({ type }) => MEASURED.includes(type))
    .map(({ name, title }) => ({ name, title, sql: `\`${name}\`` })),
  { name: 'adjusted_close', title: '后复权收盘价', sql: 'close', adjusted: true },
  { name: 'total_capital', title: '总市值', sql: 'close * total_shares' },
  { name: 'float_capital', title: '流通市值', sql: 'close * float_shares' },
  { name: 'day_return', title: '涨跌幅', sql: 'close / pre_close - 1' },
];

/** The field of a name; refuses others. */
export function panelField(name: string): PanelField {
  const field = PANEL_FIELDS.find((given) => given.name === name);
  if (!field) throw new Error(`no such panel field: ${name}`);
  return field;
}
