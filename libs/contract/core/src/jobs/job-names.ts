import { z } from 'zod';

/** The schemas that own a `job` table. */
export const JOB_SCHEMAS = ['platform', 'invest', 'ai'] as const;
export type JobSchema = (typeof JOB_SCHEMAS)[number];

export interface JobSpec<Payload extends z.ZodType = z.ZodType> {
  /** The schema whose table stores it and whose worker runs it. */
  readonly schema: JobSchema;
  readonly title: string;
  /** The path of the page where its submitter follows it; absent where that is the job centre. */
  readonly page?: string;
  /** The schema of its payload. A payload never has a secret, because it is stored and shown. */
  readonly payload: Payload;
}

/** Every job of the suite. A worker whose schema has a name here without a handler does not start. */
export const JOBS = {
  'data.import': {
    schema: 'platform',
    title: '导入数据',
    payload: z.strictObject({
      /** The delivery's name; its folder is found by the worker. */
      delivery: z.string().min(1).max(128),
      mapping: z.string().max(128).nullable(),
      dryRun: z.boolean(),
      source: z.string().max(64).nullable(),
      /**
       * Whether the rows are invented: only a mart of demo data accepts such rows, and it accepts no others.
       */
      demo: z.boolean(),
    }),
  },
  'data.undo': {
    schema: 'platform',
    title: '撤销导入',
    payload: z.strictObject({ runId: z.number().int().positive() }),
  },
  'invest.backtest': {
    schema: 'invest',
    title: '因子回测',
    page: '/divisor/backtest',
    /** Everything else is in the run's own row, frozen when it was submitted. */
    payload: z.strictObject({ associationId: z.number().int().positive() }),
  },
  'invest.checkup': {
    schema: 'invest',
    title: '因子体检',
    page: '/divisor/checkup',
    /** What is judged is in the check-up's own rows, frozen when it was submitted. */
    payload: z.strictObject({ checkupId: z.number().int().positive() }),
  },
  'invest.checkupShare': {
    schema: 'invest',
    title: '因子体检分担',
    /** The check-up of which it judges parts, beside the job that began it. */
    payload: z.strictObject({ checkupId: z.number().int().positive() }),
  },
  'invest.rebalance': {
    schema: 'invest',
    title: '策略调仓',
    /** The days of a strategy up to the date, an ISO day, those that were missed included. */
    payload: z.strictObject({
      strategyId: z.number().int().positive(),
      date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    }),
  },
  'invest.simulate': {
    schema: 'invest',
    title: '历史模拟',
    page: '/investment/strategy/simulation',
    /** Everything else is in the run's own row, sealed when it was submitted. */
    payload: z.strictObject({ simulationId: z.number().int().positive() }),
  },
  'ai.evaluate': {
    schema: 'ai',
    title: '评测',
    page: '/expertsystem/evaluations',
    /** What is asked is in the evaluation's own rows, frozen when it was submitted. */
    payload: z.strictObject({ evaluationId: z.number().int().positive() }),
  },
  'invest.recheck': {
    schema: 'invest',
    title: '核对策略',
    payload: z.strictObject({ strategyId: z.number().int().positive() }),
  },
} as const satisfies Record<string, JobSpec>;

export type JobName = keyof typeof JOBS;
export type JobPayload<Name extends JobName> = z.output<(typeof JOBS)[Name]['payload']>;
export const JOB_NAMES = Object.keys(JOBS) as readonly JobName[];
/** The jobs that a schema owns. */
export type JobNameOf<Schema extends JobSchema> = {
  [Name in JobName]: (typeof JOBS)[Name]['schema'] extends Schema ? Name : never;
}[JobName];
