import type { Address, AddressesOf, AddressOf, JobConsole } from '@console/contract-core';
import { jobListAddress } from '@console/contract-core/addresses';
import type { queueBoardEntries } from './queue-board.ts';

/** The path of the queue board, to be opened in the browser; its answers have no envelope. */
export const QUEUE_BOARD_PATH = '/api/jobs/board/';

/** Calls of the data service that the shell makes or links to, without their schemas. */
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

/** The schema whose jobs (imports and undoings) the job console lists, and the service that answers it. */
export const PLATFORM_JOBS = ['platform', 'data'] as const;

/** The same calls with the types of their inputs and outputs. */
export const dataAddresses: AddressesOf<typeof dataRoutes, typeof queueBoardEntries> & {
  /** The list of import and undo jobs. */
  readonly platformJobs: AddressOf<JobConsole['list']>;
} = { ...dataRoutes, platformJobs: jobListAddress(...PLATFORM_JOBS) };
