import { financialCalls } from '@console/contract-company';
import {
  periodsOf,
  UNITS,
  type Session,
  type Statement,
  type StatementRow,
  type Unit,
} from '@console/contract-core';
import {
  BALANCE_LINES,
  CASH_FLOW_LINES,
  INCOME_LINES,
  linesOf,
  type StatementLine,
} from '@console/market/schema';
import type { Figures } from '@console/market/statements';
import { demoReports, type DemoReports } from '@console/market-demo/testing';
import type { ReportReader } from './report-reader.ts';
import { STATEMENT_KINDS, type StatementKind } from './statement-kinds.ts';
import { StatementService } from './statement.service.ts';

/** A total of a statement, and the lines it adds up, by their position; a minus subtracts one. */
interface Total {
  readonly at: number;
  readonly parts: readonly { readonly at: number; readonly sign: 1 | -1 }[];
}

/** The totals, from the mart's definition of each line. */
const totalsOf = (all: readonly StatementLine[], template: DemoReports['template']): readonly Total[] => {
  const lines = linesOf(all, template);
  const signed = (names: readonly string[], sign: 1 | -1) =>
    names.flatMap((name) => {
      const at = lines.findIndex((line) => line.name === name);
      return at < 0 ? [] : [{ at, sign }];
    });
  return lines.flatMap(({ sums }, at) =>
    (sums?.[template] ?? []).map(({ plus, minus = [] }) => ({
      at,
      parts: [...signed(plus, 1), ...signed(minus, -1)],
    })),
  );
};

/** The steps of 利润明细: the lines between two bold ones lead from one to the other, as labelled. */
const PROFIT_STEPS: readonly (readonly string[])[] = [
  ['毛利', '营业收入', '减:营业成本'],
  ['营业利润', '毛利', '减:税金及附加', '减:期间费用', '加:其他损益净额'],
  ['营业利润', '营业总收入', '减:营业总成本'],
  ['利润总额', '营业利润', '加:营业外收支净额'],
  ['净利润', '利润总额', '减:所得税费用'],
  ['净利润', '归属于母公司股东的净利润', '少数股东损益'],
  ['归属于母公司股东的净利润', '扣除非经常性损益后的归母净利润', '非经常性损益'],
];
const stepsOf = (lines: readonly StatementRow[]): readonly Total[] =>
  PROFIT_STEPS.flatMap((titles) => {
    const places = titles.map((title) => lines.findIndex(({ cn }) => cn === title));
    const [at = -1, ...parts] = places;
    if (places.includes(-1)) return [];
    return [
      { at, parts: parts.map((part, i) => ({ at: part, sign: titles[i + 1]?.startsWith('减:') ? -1 : 1 })) },
    ];
  });

const KINDS = {
  income: { entry: financialCalls.income, lines: INCOME_LINES },
  balanceSheet: { entry: financialCalls.balanceSheet, lines: BALANCE_LINES },
  cashFlow: { entry: financialCalls.cashFlow, lines: CASH_FLOW_LINES },
  profit: { entry: financialCalls.profit, lines: null },
} as const;
type Kind = keyof typeof KINDS;

const SESSION = {} as Session;

/** The statement that the service answers for a company, with all years. */
function statementOf(reports: DemoReports, kind: StatementKind, single: '0' | '1'): Promise<Statement> {
  const rows = reports.rows[kind.table.name] ?? [];
  const days = rows.map((row) => String(row['report_period']));
  const figuresOf = (row: (typeof rows)[number]): Figures =>
    Object.fromEntries(kind.table.columns.map((name) => [name, row[name] as number | null]));
  const byDay = new Map(rows.map((row, at) => [days[at] ?? '', figuresOf(row)]));
  const read = { byDay, shown: days.toReversed(), asOf: null, template: reports.template };
  const reader = { read: () => Promise.resolve(read) } as unknown as ReportReader;
  return new StatementService(reader).statement(SESSION, kind, {
    dataId: 1,
    reportType: 'Q',
    yearSize: '',
    single,
  });
}

/** A cell's value as an integer of its last decimal: 12.34 is 1234; null for —. */
function shownIn(row: StatementRow | undefined, period: string, unit: Unit): number | null {
  const value = row?.[period as keyof StatementRow] as number | null | undefined;
  if (value === null || value === undefined) return null;
  return Math.round((value / unit.scale) * 10 ** unit.decimals);
}

/** The totals that differ from their lines by more than rounding each of them can, and how many were checked. */
function unequal(
  statement: Statement,
  totals: readonly Total[],
  unit: Unit,
): { seen: number; wrong: string[] } {
  const found = { seen: 0, wrong: [] as string[] };
  for (const period of periodsOf(statement.lines, 'report')) {
    const shown = statement.lines.map((row) => shownIn(row, period, unit));
    for (const { at, parts } of totals) {
      const total = shown[at];
      if (total === null || total === undefined) continue;
      const sum = parts.reduce((so, part) => so + part.sign * (shown[part.at] ?? 0), 0);
      found.seen += 1;
      if (Math.abs(total - sum) > (parts.length + 1) / 2)
        found.wrong.push(`${period} ${statement.lines[at]?.cn}: ${total}, lines ${sum}`);
    }
  }
  return found;
}

const companies = [...demoReports()];

test('the demo has companies of every template', () => {
  const count = (template: string): number => companies.filter((one) => one.template === template).length;
  expect(count('general')).toBeGreaterThan(550);
  expect(count('bank')).toBeGreaterThanOrEqual(20);
  expect(count('insurer')).toBeGreaterThanOrEqual(20);
});

describe.each(Object.keys(KINDS) as Kind[])('%s', (kind) => {
  const { entry, lines } = KINDS[kind];

  it.each(kind === 'balanceSheet' ? (['0'] as const) : (['0', '1'] as const))(
    'adds up to its totals as shown, for every company and period (single %s)',
    async (single) => {
      const wrong: string[] = [];
      let seen = 0;
      for (const reports of companies) {
        const statement = await statementOf(reports, STATEMENT_KINDS[kind], single);
        const totals = lines ? totalsOf(lines, reports.template) : stepsOf(statement.lines);
        const found = unequal(statement, totals, UNITS[entry.unit]);
        seen += found.seen;
        wrong.push(...found.wrong.map((text) => `${reports.company} ${text}`));
      }
      expect(wrong.slice(0, 20)).toEqual([]);
      expect(seen).toBeGreaterThan(40_000);
    },
    // Half a million figures, on a busy machine.
    180_000,
  );
});
