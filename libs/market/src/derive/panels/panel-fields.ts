import { createQueryId, expressionBuilder, MysqlQueryCompiler, sql, type Expression } from 'kysely';
import type { MartTables } from '../../schema/mart-tables.ts';
import { dailyBar } from '../../schema/trading/daily-bar.ts';

export interface PanelField {
  readonly name: string;
  /** In Chinese, as an analyst reads it. */
  readonly title: string;
  /** SQL over the columns of one `daily_bar` row. */
  readonly value: Expression<number | null>;
  /** Times the factor of `adjust_factor`: a changed bar changes every later day of its security. */
  readonly adjusted?: true;
}

const { ref } = expressionBuilder<MartTables, 'market.daily_bar'>();
const CLOSE = ref('close');

const MEASURED: readonly string[] = ['number', 'integer', 'flag'];

/** The fields of panels: every number of the bars, and what follows from one row. */
export const PANEL_FIELDS: readonly PanelField[] = [
  ...dailyBar.columns
    .filter(({ type }) => MEASURED.includes(type))
    .map(({ name, title }) => ({ name, title, value: sql.ref<number | null>(name) })),
  { name: 'adjusted_close', title: '后复权收盘价', value: CLOSE, adjusted: true },
  { name: 'total_capital', title: '总市值', value: sql`${CLOSE} * ${ref('total_shares')}` },
  { name: 'float_capital', title: '流通市值', value: sql`${CLOSE} * ${ref('float_shares')}` },
  { name: 'day_return', title: '涨跌幅', value: sql`${CLOSE} / ${ref('pre_close')} - 1` },
];

const compiler = new MysqlQueryCompiler();

/** A field with its formula as SQL text, because JSON would lose an expression: another formula is another text. */
export function fieldText({ value, ...field }: PanelField): object {
  const formula = sql`${value}`.toOperationNode();
  const { sql: text, parameters } = compiler.compileQuery(formula, createQueryId());
  return { ...field, value: text, parameters };
}

/** The field of a name; refuses others. */
export function panelField(name: string): PanelField {
  const field = PANEL_FIELDS.find((given) => given.name === name);
  if (!field) throw new Error(`no such panel field: ${name}`);
  return field;
}
