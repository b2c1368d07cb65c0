import { medianInPlace } from '@console/quant';
import type { Connection } from 'mysql2/promise';
import { eachRow } from '../../database/each-row.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { selectRows } from '../../database/select-rows.ts';
import { writeRows, type Cell } from '../../database/write-rows.ts';
import { isUnchanged } from '../../import/load/changes.ts';
import {
  ANALYSIS_FIGURES,
  industryFinancialAnalysis,
} from '../../schema/derived/industry-financial-analysis.ts';
import { among } from '../among.ts';
import { listedOn } from '../../read/listed-on.ts';
import { changesOf, changesOfAny } from '../changed.ts';
import type { Derived } from '../derived.ts';
import { GrowingColumn } from '../growing-column.ts';

/**
 * Medians by industry and period, from the reports of companies listed on the period's last day: what a company
 * reported before its listing, or after its delisting, is in no median. Recomputes the industries of companies
 * whose reports or listing changed; all of them when a membership did. By industry, not by period: a load says
 * whose reports it touched, and one that an undo took away no longer says its period.
 */
export const industryAnalyses: Derived = {
  table: industryFinancialAnalysis,
  version: 2,
  sources: ['financial_analysis', 'sw_member', 'security'],
  async rebuild(connection, changes) {
    const isWhole = !isUnchanged(changesOf(changes, 'sw_member'));
    const { securities } = changesOfAny(changes, ['financial_analysis', 'security']);
    const codes = await industriesOf(connection, isWhole ? null : securities);
    const table = industryFinancialAnalysis.name;
    const medians = new PeriodMedians();
    await inTransaction(connection, async () => {
      if (isWhole) await connection.query(`DELETE FROM ${table}`);
      for (const code of codes) {
        await connection.query(`DELETE FROM ${table} WHERE sw_code = ?`, [code]);
        const rows = await mediansOf(connection, code, medians);
        await writeRows(connection, { table, columns: COLUMNS }, rows);
      }
    });
  },
};

const COLUMNS = industryFinancialAnalysis.columns.map(({ name }) => name);

/** The level-2 codes that securities have at present, all of them when null; ascending. */
async function industriesOf(
  connection: Connection,
  securities: readonly number[] | null,
): Promise<readonly string[]> {
  const rows = await selectRows<{ code: string }>(
    connection,
    `SELECT DISTINCT member.l2_code AS code FROM sw_member member
      WHERE member.valid_to IS NULL AND member.l2_code IS NOT NULL
        AND ${among('member.security_id', securities)} ORDER BY code`,
  );
  return rows.map(({ code }) => code);
}

type ReportCells = readonly [period: string, ...figures: (number | null)[]];

const REPORTS_SQL = `SELECT report.report_period,
    ${ANALYSIS_FIGURES.map(({ name }) => `report.\`${name}\``).join(', ')}
  FROM sw_member member JOIN financial_analysis report USING (security_id)
    JOIN security ON security.id = report.security_id AND ${listedOn('security', 'report.report_period')}
  WHERE member.valid_to IS NULL AND member.l2_code = ? ORDER BY report.report_period`;

/** The rows of an industry, one for each period that any of its members reported on. */
async function mediansOf(
  connection: Connection,
  code: string,
  medians: PeriodMedians,
): Promise<readonly Cell[][]> {
  const rows: Cell[][] = [];
  let period: string | null = null;
  const end = (): void => {
    if (period !== null) rows.push([code, period, ...medians.take()]);
  };
  await eachRow<ReportCells>(connection, { sql: REPORTS_SQL, values: [code] }, (report) => {
    if (report[0] !== period) end();
    period = report[0];
    medians.add(report);
  });
  end();
  return rows;
}

/** The figures of one period's reports, in a memory that every period uses. */
class PeriodMedians {
  private readonly columns = ANALYSIS_FIGURES.map(() => new GrowingColumn());

  add(report: ReportCells): void {
    for (const [at, column] of this.columns.entries()) {
      const value = report[at + 1] ?? null;
      if (typeof value === 'number') column.push(value);
    }
  }

  /** The median of each figure, NaN without values; clears them. */
  take(): readonly number[] {
    return this.columns.map((column) => {
      const median = medianInPlace(column.part(0, column.length), column.length);
      column.clear();
      return median;
    });
  }
}
