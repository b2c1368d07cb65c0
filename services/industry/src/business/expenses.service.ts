import { reportCalls } from '@console/contract-industry';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { periodKey } from '@console/market/read';
import { answers, by } from '@console/node-kit/http';
import { Injectable } from '@nestjs/common';
import { sumOf, type Part, type SetFigure } from '../reports/set-figure.ts';
import { SetReportsService } from '../reports/set-reports.service.ts';

type Expenses = typeof reportCalls.operatingExpenses;

/** The columns of each expense: banks and insurers call administration otherwise, and have no other one. */
const FEES = {
  salesFee: ['selling_expense'],
  manageFee: ['admin_expense', 'business_admin_expense'],
  radCostSum: ['rd_expense'],
  financingExpenses: ['financial_expense'],
} as const;
type Fee = keyof typeof FEES;

/** The expenses of an industry's members together. */
@Injectable()
export class ExpensesService {
  constructor(private readonly reports: SetReportsService) {}

  /** Refuses with 404 an industry the tenant does not have. */
  async expenses(session: Session, input: InputOf<Expenses>): Promise<OutputOf<Expenses>> {
    const single = input.single === '1' && input.reportType === 'Q';
    const periods = await this.reports.periods(session, input, single ? ALONE : CUMULATED);
    return {
      content: periods.flatMap(({ day, reported, members, capitalShare, values }) => {
        const reportPeriod = periodKey(day, single);
        return reportPeriod === null
          ? []
          : [{ reportPeriod, ...values, corpNum: reported, memberNum: members, capitalShare }];
      }),
      asOf: periods[0]?.known ?? null,
    };
  }
}

export const expensesAnswers = answers(reportCalls, {
  operatingExpenses: by(ExpensesService, (expenses, input, { session }) => expenses.expenses(session, input)),
});

type Figures = Readonly<Record<Fee | `${Fee}Revenue` | 'operatingTotalRevenue', SetFigure>>;
const CUMULATED = figuresOf({});
const ALONE = figuresOf({ over: 'quarter' });

/** Each expense with the revenue of the members that have it. */
function figuresOf(over: Pick<Part, 'over'>): Figures {
  const revenue: Part = { id: 'income_statement.operating_total_revenue', ...over };
  const fees = Object.entries(FEES).flatMap(([fee, columns]) => {
    const part: Part = { ...feeOf(fee, columns), ...over };
    return [
      [fee, { parts: [part, revenue], value: ([expense = 0]: readonly number[]) => expense }],
      [`${fee}Revenue`, { parts: [part, revenue], value: ([, sales = 0]: readonly number[]) => sales }],
    ];
  });
  return { operatingTotalRevenue: sumOf(revenue), ...Object.fromEntries(fees) } as Figures;
}

/** The first of the columns that a member has. */
function feeOf(fee: string, columns: readonly string[]): Part {
  const [only] = columns;
  if (columns.length === 1) return { id: `income_statement.${only}` };
  return {
    id: fee,
    made: {
      of: columns.map((name) => `income_statement.${name}`),
      value: (...figures) => figures.find((figure) => !Number.isNaN(figure)) ?? NaN,
    },
  };
}
