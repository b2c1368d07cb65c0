import { EMPTY, formatNumber, type JobConsoleRow } from '@console/contract-core';
import { Mark, PageLink } from '@console/ui';
import { MARK_ROOM, type CellOverride, type CellOverrides } from '@console/ui/data';
import { JobProgress } from './job-progress.tsx';
import { isActive, percentOf, stateTint, stateTitle, stepText } from '../../../core/words/job-states.ts';

/** The cells of a job list that are drawn otherwise than by their column's kind. */
export const CONSOLE_JOB_CELLS: CellOverrides<JobConsoleRow> = {
  title: {
    draw: ({ page, title }) => (page === null ? title : <PageLink to={page}>{title}</PageLink>),
    text: ({ title }) => title,
  },
  subject: wholeText(({ subject }) => subject),
  state: {
    draw: (job) => <Mark tint={stateTint(job)}>{stateTitle(job)}</Mark>,
    text: stateTitle,
    room: MARK_ROOM,
  },
  progress: {
    draw: (job) => (isActive(job) ? <JobProgress job={job} /> : `${percentOf(job)}%`),
    text: (job) => String(percentOf(job)),
  },
  step: wholeText(stepText),
  submittedBy: wholeText(({ submittedBy }) => submittedBy ?? '系统'),
  worker: wholeText(({ worker }) => worker),
  seconds: { draw: ({ seconds }) => secondsText(seconds), text: ({ seconds }) => secondsText(seconds) },
  message: wholeText(({ message }) => message),
};

/** Seconds as text; durations are known in whole seconds, so 0 means less than one. */
const secondsText = (seconds: number | null): string =>
  seconds === 0 ? '< 1' : formatNumber(seconds, { unit: 'integer' });

/** A text that a column may cut: shown whole under the pointer. */
function wholeText(of: (job: JobConsoleRow) => string | null): CellOverride<JobConsoleRow> {
  return {
    draw: (job) => <span title={of(job) || undefined}>{of(job) || EMPTY}</span>,
    text: (job) => of(job) ?? '',
  };
}
