import {
  BALANCE_LINES,
  balanceSheet,
  CASH_FLOW_LINES,
  cashFlowStatement,
  INCOME_LINES,
  incomeStatement,
  lineColumns,
  namesIn,
  STATEMENT_TEMPLATES,
  type FigureOf,
  type StatementLine,
} from '@console/market/schema';
import type { DemoSink } from '../demo-sink.ts';
import type { DemoCompany, StatementTemplate } from '../world/world.ts';
import { figuresIn } from './amounts.ts';
import type { PeriodStatements } from './company-statements.ts';
import { earningsPerShare } from './earnings-per-share.ts';

const INCOME = layout(INCOME_LINES);
const BALANCE = layout(BALANCE_LINES);
const CASH_FLOW = layout(CASH_FLOW_LINES);

/** The three statements of a period, as they were announced. */
export function writePeriod(
  sink: DemoSink,
  company: DemoCompany,
  { statements, dilution }: { statements: PeriodStatements; dilution: number },
): void {
  const { report, income, sheet, cashFlow } = statements;
  const { template } = company;
  // The short object is spread after the long one: the other order takes ten times as long.
  const head = {
    security_id: company.text,
    report_period: report.period,
    announce_date: report.announceDate,
    template,
  };
  sink.add(incomeStatement, report.announceDate, {
    ...figuresIn(income, INCOME.names, INCOME.filled[template]),
    ...head,
    ...earningsPerShare(statements, dilution),
  });
  sink.add(balanceSheet, report.announceDate, {
    ...figuresIn(sheet, BALANCE.names, BALANCE.filled[template]),
    ...head,
  });
  const half = report.period.endsWith('06-30') || report.period.endsWith('12-31');
  const filled = (half ? CASH_FLOW : WITHOUT_SUPPLEMENT).filled[template];
  sink.add(cashFlowStatement, report.announceDate, {
    ...figuresIn(cashFlow, CASH_FLOW.names, filled),
    ...head,
  });
}

interface Layout<N extends string> {
  readonly names: readonly N[];
  /** The lines of a template that have values. */
  readonly filled: Readonly<Record<StatementTemplate, ReadonlySet<N>>>;
}

function layout<const L extends StatementLine>(lines: readonly L[]): Layout<FigureOf<L>> {
  const [general, bank, insurer] = STATEMENT_TEMPLATES.map((template) => new Set(namesIn(lines, template)));
  if (!general || !bank || !insurer) throw new Error('a template is missing');
  return { names: lineColumns(lines).map(({ name }) => name), filled: { general, bank, insurer } };
}

/** Reports of the first and third quarter do not reconcile profit with cash. */
const WITHOUT_SUPPLEMENT = layout(CASH_FLOW_LINES.filter(({ name }) => !name.startsWith('supplement_')));
