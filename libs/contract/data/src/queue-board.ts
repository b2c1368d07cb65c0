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

/** The rest of the path after the entry's own. */
const rest = { '*': z.string().check(plainName).max(300).default('') };
const queue = z
  .string()
  .regex(/^[\w-]{1,100}$/)
  .optional();
/** The part of a queue that is shown; the page has it in its address, so that it can be reloaded. */
const view = {
  status: z
    .string()
    .regex(/^[a-z-]{1,30}$/)
    .optional(),
  page: wholeNumber(1, 100_000).optional(),
  queueName: queue,
};

/**
 * The calls of bull-board, which shows the queues of every schema as BullMQ sees them: of all tenants, by id
 * alone. It is read-only, because the rows of `job` are authoritative and jobs are cancelled and retried in
 * the job console. Therefore there are only GET entries, although the board itself has others.
 */
export const queueBoardEntries = {
  boardPage: call({
    ...dataRoutes.boardPage,
    title: '任务队列看板',
    also: [{ path: '/api/jobs/board' }],
    /** An HTML page with the view that the address names. */
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
      /** An option of the view of a job's flow. */
      root: z.enum(['node']).optional(),
      depth: wholeNumber(1, 20).optional(),
      maxChildren: wholeNumber(1, 1000).optional(),
    }),
  }),
} as const;
