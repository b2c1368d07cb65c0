import { companyStatements } from '../statements/company-statements.ts';
import type { DemoCompany, DemoWorld } from '../world/world.ts';

/** Costs of a half year or a year, cumulated from 1 January, as in the income statement. Yuan. */
export interface PeriodCosts {
  readonly period: string;
  readonly announceDate: string;
  readonly revenue: number;
  /** Operating cost and expensed research; null for banks and insurers, whose statements have no such line. */
  readonly cost: number | null;
  readonly research: number | null;
}

/** The costs in the half-yearly and annual reports of a company, ascending. */
export function periodCosts(world: DemoWorld, company: DemoCompany): readonly PeriodCosts[] {
  const isGeneral = company.template === 'general';
  return companyStatements(world, company).flatMap(
    ({ report: { period, announceDate }, income }): PeriodCosts[] => {
      if (!period.endsWith('06-30') && !period.endsWith('12-31')) return [];
      return [
        {
          period,
          announceDate,
          revenue: (income.operating_revenue ?? income.operating_total_revenue ?? 0) / 100,
          cost: isGeneral ? (income.operating_cost ?? 0) / 100 : null,
          research: isGeneral ? (income.rd_expense ?? 0) / 100 : null,
        },
      ];
    },
  );
}
