import { Module } from '@nestjs/common';
import { investJobEntries } from '@console/contract-invest';
import { jobConsoleControllers } from '@console/node-kit/job-console';
import { CheckupsModule } from '../../checkups/checkups.module.ts';
import { SimulationModule } from '../../strategies/simulate/simulation.module.ts';
import { BacktestsModule } from '../backtests.module.ts';
import { InvestJobRules } from './invest-job-rules.ts';

const jobConsole = jobConsoleControllers(investJobEntries, InvestJobRules);

/** The job console for this service's jobs. */
@Module({ imports: [BacktestsModule, CheckupsModule, SimulationModule], ...jobConsole })
export class InvestJobsModule {}
