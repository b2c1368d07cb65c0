import { Module } from '@nestjs/common';
import { dataEntries, dataTables, platformJobEntries, queueBoardEntries } from '@console/contract-data';
import { callControllers, tableControllers } from '@console/node-kit/http';
import { jobConsoleControllers } from '@console/node-kit/job-console';
import { jobsProvider } from '@console/node-kit/jobs/submit';
import { queueBoardAnswers } from './board/queue-board-answers.ts';
import { QueueBoard } from './board/queue-board.ts';
import { DeliveriesService } from './deliveries/deliveries.service.ts';
import { deliveryAnswers } from './deliveries/delivery-answers.ts';
import { DeliveryStore } from './deliveries/delivery-store.ts';
import { MappingNames } from './deliveries/mapping-names.ts';
import { ImportCheck } from './imports/ask/import-check.ts';
import { jobAnswers } from './imports/ask/job-answers.ts';
import { JobDetail } from './imports/ask/job-detail.ts';
import { JobSubjects } from './imports/ask/job-subjects.ts';
import { JobsSource } from './imports/ask/jobs.source.ts';
import { JobsService } from './imports/ask/jobs.service.ts';
import { PlatformJobRules } from './imports/ask/platform-job-rules.ts';
import { GapsSource } from './quality/gaps.source.ts';
import { MartTablesSource } from './quality/mart-tables.source.ts';
import { MissingSource } from './quality/missing.source.ts';
import { RejectFiles } from './runs/reject-files.ts';
import { RejectsSource } from './runs/rejects.source.ts';
import { runAnswers } from './runs/run-answers.ts';
import { RunsService } from './runs/runs.service.ts';
import { RunsSource } from './runs/runs.source.ts';

const tables = tableControllers(dataTables, {
  tables: MartTablesSource,
  gaps: GapsSource,
  missing: MissingSource,
  runs: RunsSource,
  rejects: RejectsSource,
  jobs: JobsSource,
});

const jobConsole = jobConsoleControllers(platformJobEntries, PlatformJobRules);

const calls = callControllers(
  { ...dataEntries, ...queueBoardEntries },
  { ...runAnswers, ...deliveryAnswers, ...jobAnswers, ...queueBoardAnswers },
);

@Module({
  controllers: [...tables.controllers, ...jobConsole.controllers, ...calls],
  providers: [
    ...tables.providers,
    ...jobConsole.providers,
    jobsProvider('platform'),
    RunsService,
    RejectFiles,
    DeliveryStore,
    DeliveriesService,
    MappingNames,
    JobSubjects,
    JobDetail,
    ImportCheck,
    JobsService,
    QueueBoard,
  ],
})
export class DataModule {}
