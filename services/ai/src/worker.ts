import { bootWorker } from '@console/node-kit/jobs/worker';
import { AnswerJudge } from './asking/answer-judge.ts';
import { AskingLimits } from './asking/asking-limits.ts';
import { evaluationJob } from './evaluation/work/evaluation-job.ts';
import { ModelCalls } from './models/model-calls.ts';
import { ModelCatalogue } from './models/model-catalogue.ts';
import { OpenAiPort } from './models/openai-port.ts';
import { NameBooks } from './understanding/name-books.ts';
import { aiWorkerConfigSchema } from './worker-config.ts';

await bootWorker(aiWorkerConfigSchema, (config) => ({
  schema: 'ai',
  jobs: ({ database, clock, logger }) => [
    evaluationJob({
      database,
      catalogue: new ModelCatalogue(config, logger),
      port: new OpenAiPort(),
      calls: new ModelCalls(database, clock),
      judge: new AnswerJudge(new NameBooks(database, clock)),
      limits: new AskingLimits(database, config, clock),
    }),
  ],
}));
