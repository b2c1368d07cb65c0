import { isUnderWay, percentOf, stateTitle, type JobAtWork, type JobStanding } from '@console/contract-core';
import { MARK_ROOM, type CellOverride } from '../data/cell-override.ts';
import { JobMark } from './job-mark.tsx';
import { JobProgress } from './job-progress.tsx';

/** The cell of a job's state in a list. */
export const jobStateCell = <Row extends JobStanding>(
  ending?: Parameters<typeof stateTitle>[1],
): CellOverride<Row> => ({
  draw: (job) => <JobMark job={job} ending={ending} />,
  text: (job) => stateTitle(job, ending),
  room: MARK_ROOM,
});

/**
 * The cell of a job's progress in a list: a bar while it is under way.
 * @param nameOf what runs, for a screen reader
 * @param stepOf what it is at
 */
export const jobProgressCell = <Row extends JobStanding & Pick<JobAtWork, 'progress'>>(
  nameOf: (row: Row) => string,
  stepOf: (row: Row) => string | null,
): CellOverride<Row> => ({
  draw: (row) =>
    isUnderWay(row) ? (
      <JobProgress job={{ ...row, step: stepOf(row) }} name={nameOf(row)} />
    ) : (
      `${percentOf(row)}%`
    ),
  text: (row) => String(percentOf(row)),
});
