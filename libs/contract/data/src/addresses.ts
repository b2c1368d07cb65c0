import type { Address, AddressesOf, AddressOf, JobConsole } from '@console/contract-core';
import { jobListAddress } from '@console/contract-core/addresses';
import type { queueBoardEntries } from './queue-board.ts';

/** Where the board of the queues is. Open it as an address; its answers have no envelope. */
export const QUEUE_BOARD_PATH = '/api/jobs/board/';

/** Calls of the data service that the shell makes, or leads to, without their schemas. */
export const dataRoutes = {
  boardPage: {
    id: 'jobs.boardPage',
    method: 'GET',
    path: `${QUEUE_BOARD_PATH}*`,
    services: ['data'],
    needs: 'rwgl_edit',
    raw: true,
  },
} as const satisfies Readonly<Record<string, Address>>;

/** Whose jobs the job console of imports and undoings lists, and who serves it. */
export const PLATFORM_JOBS = ['platform', 'data'] as const;

/** The same, with what their entries take and answer. */
export const dataAddresses: AddressesOf<typeof dataRoutes, typeof queueBoardEntries> & {
  /** The jobs of imports and undoings. */
  readonly platformJobs: AddressOf<JobConsole['list']>;
} = { ...dataRoutes, platformJobs: jobListAddress(...PLATFORM_JOBS) };
