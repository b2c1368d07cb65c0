import type { UnitId } from '@console/contract-core';
import { PANEL_FIELDS } from '../derive/panels/panel-fields.ts';
import { BALANCE_LINES } from '../schema/statements/balance-lines.ts';
import { CASH_FLOW_LINES } from '../schema/statements/cash-flow-lines.ts';
import { INCOME_LINES } from '../schema/statements/income-lines.ts';
import type { StatementLine, Template } from '../schema/statements/statement-line.ts';
import type { TableDefinition } from '../schema/table-definition.ts';
import type { ColumnChoice, TableChoice } from './column-choice.ts';
import { TABLE_CHOICES } from './indicator-choices.ts';
import type { MarketIndicator } from './market-indicator.ts';
import { isDailyTable, reportSource } from './report-source.ts';

/** The numbers of a table as indicators, in its order; those of another table may have the same name. */
export function indicatorsOf(table: TableDefinition): readonly MarketIndicator[] {
  const choice = TABLE_CHOICES[table.name];
  if (choice === undefined || !isIndicatorTable(table)) return [];
  return numbersOf(table).map((column) => indicatorOfColumn(table, choice, column));
}

/** Tables that can be read as indicators, whether or not `TABLE_CHOICES` has them. */
export function isIndicatorTable(table: TableDefinition): boolean {
  return isDailyTable(table) || reportSource(table) !== undefined;
}

interface Numeric {
  readonly name: string;
  readonly title: string;
  readonly unit: UnitId;
  readonly note: string;
}

/** The figures that panels compute from a bar beside its columns. */
const COMPUTED: Readonly<Record<string, UnitId>> = {
  adjusted_close: 'yuan',
  total_capital: 'yuan',
  float_capital: 'yuan',
  day_return: 'percent',
};

function numbersOf({ name: table, columns, key }: TableDefinition): readonly Numeric[] {
  const own = columns
    .filter(({ type, name }) => (type === 'number' || type === 'integer') && !key.includes(name))
    .map(({ name, title, unit = 'number', note }) => ({ name, title, unit, note }));
  if (table !== 'daily_bar') return own;
  const computed = PANEL_FIELDS.flatMap(({ name, title }) => {
    const unit = COMPUTED[name];
    return unit === undefined ? [] : [{ name, title, unit, note: '' }];
  });
  return [...own, ...computed];
}

function indicatorOfColumn(table: TableDefinition, choice: TableChoice, column: Numeric): MarketIndicator {
  const own: ColumnChoice = choice.columns?.[column.name] ?? {};
  const suffix = own.plain ? '' : (choice.suffix ?? '');
  const daily = isDailyTable(table);
  return {
    id: `${table.name}.${column.name}`,
    table: table.name,
    column: column.name,
    name: `${own.name ?? column.title.replace(LABEL, '')}${suffix}`,
    topic: own.topic ?? choice.topic,
    frequency: daily ? 'daily' : 'quarterly',
    unit: column.unit,
    note: [
      `${table.title}，${daily ? '每个交易日一个值。' : '自公告日起可用，最多沿用 400 天。'}`,
      own.plain ? '' : (choice.note ?? ''),
      own.note ?? '',
      column.note.includes('yuan a share') ? '单位为元/股。' : '',
      templatesNote(table.name, column.name),
    ].join(''),
  };
}

/** Prefixes by which a statement relates a line to those above it (其中, 加, 减); a name omits them. */
const LABEL = /^(其中|附|加|减|补充资料)[:：]/;

const LINES: Readonly<Record<string, readonly StatementLine[]>> = {
  income_statement: INCOME_LINES,
  balance_sheet: BALANCE_LINES,
  cash_flow_statement: CASH_FLOW_LINES,
};
const TEMPLATE_TITLES: Readonly<Record<Template, string>> = {
  general: '一般企业',
  bank: '银行',
  insurer: '保险',
};

/** Which companies have the line, where not all do. */
function templatesNote(table: string, column: string): string {
  const lines = LINES[table]?.filter(({ name }) => name === column) ?? [];
  const titles = Object.keys(TEMPLATE_TITLES) as Template[];
  const having = titles.filter((template) => lines.some(({ templates }) => templates.includes(template)));
  if (having.length === 0 || having.length === titles.length) return '';
  return `仅${having.map((template) => TEMPLATE_TITLES[template]).join('、')}报表有此项。`;
}
