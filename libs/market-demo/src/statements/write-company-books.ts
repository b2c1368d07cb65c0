import { financialAnalysis } from '@console/market/schema';
import type { DemoSink } from '../demo-sink.ts';
import type { DemoCompany, DemoWorld } from '../world/world.ts';
import type { CompanyWriter } from '../write-companies.ts';
import { analysePeriod, inTime, type PeriodInTime } from './analyse-period.ts';
import { companyStatements } from './company-statements.ts';
import { traitsOf } from './statement-traits.ts';
import { writeDividends } from './write-dividends.ts';
import { writeEarningsForecasts } from './write-earnings-forecast.ts';
import { writePerformanceExpress } from './write-performance-express.ts';
import { writePerformanceForecasts } from './write-performance-forecast.ts';
import { writeShareIssues } from './write-share-issues.ts';
import { writePeriod } from './write-statements.ts';

/** Writes statements, and all that is reported or expected from them. */
export const writeCompanyBooks: CompanyWriter = (world, company, sink) => {
  const { dilution } = traitsOf(world.seed, company);
  const periods = inTime(companyStatements(world, company));
  for (const times of periods) writeReport(world, sink, { company, times, dilution });
  writePerformanceForecasts(world, sink, company);
  writeEarningsForecasts(world, sink, { company, periods, dilution });
  writeDividends(world, sink, company);
  writeShareIssues(world, sink, company);
};

/** All rows of a company about one period. */
function writeReport(
  world: DemoWorld,
  sink: DemoSink,
  { company, times, dilution }: { company: DemoCompany; times: PeriodInTime; dilution: number },
): void {
  const { report } = times.now;
  const ratios = analysePeriod(times, dilution);
  writePerformanceExpress(world, sink, { company, times, ratios });
  writePeriod(sink, company, { statements: times.now, dilution });
  sink.add(financialAnalysis, report.announceDate, {
    ...ratios,
    security_id: company.text,
    report_period: report.period,
    announce_date: report.announceDate,
  });
}
