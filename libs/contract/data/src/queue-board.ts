import { call, plainName, wholeNumber } from '@console/contract-core';
import { z } from 'zod';
import { dataRoutes } from './addresses.ts';

const place = {
  method: 'GET',
  services: ['data'],
  needs: 'rwgl_edit',
  output: z.unknown(),
  raw: true,
} as const;

/** What follows the entry's own path. */
const rest = { '*': z.string().check(plainName).max(300).default('') };
const queue = z
  .string()
  .regex(/^[\w-]{1,100}$/)
  .optional();
/** What of a queue is looked at; the page has it in its address, so that it can be loaded again. */
const view = {
  status: z
    .string()
    .regex(/^[a-z-]{1,30}$/)
    .optional(),
  page: wholeNumber(1, 100_000).optional(),
  queueName: queue,
};

/**
 * bull-board over the queues of every schema, as BullMQ sees them: of all tenants, by id alone. It looks and
 * changes nothing: the rows of `job` are the truth, and jobs are cancelled and retried in the job console. Hence
 * no entry but GET, whatever the board itself knows.
 */
export const queueBoardEntries = {
  boardPage: call({
    ...dataRoutes.boardPage,
    title: '任务队列看板',
    also: [{ path: '/api/jobs/board' }],
    /** An HTML page, whichever of its views the address names. */
    input: z.strictObject({ ...rest, ...view }),
    output: z.unknown(),
  }),
  boardFile: call({
    ...place,
    id: 'jobs.boardFile',
    title: '任务队列看板的静态文件',
    path: '/api/jobs/board/static/*',
    input: z.strictObject(rest),
  }),
  boardData: call({
    ...place,
    id: 'jobs.boardData',
    title: '任务队列看板的数据',
    path: '/api/jobs/board/api/*',
    input: z.strictObject({
      ...rest,
      ...view,
      activeQueue: queue,
      jobsPerPage: wholeNumber(1, 100).optional(),
      /** About a job's flow. */
      root: z.enum(['node']).optional(),
      depth: wholeNumber(1, 20).optional(),
      maxChildren: wholeNumber(1, 1000).optional(),
    }),
  }),
} as const;
