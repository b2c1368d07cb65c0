import { EMPTY, formatNumber, type JobConsoleRow } from '@console/contract-core';
import { jobProgressCell, jobStateCell, PageLink } from '@console/ui';
import { type CellOverride, type CellOverrides } from '@console/ui/data';
import { nameOf, stepText } from './job-words.ts';

/** The cells of a job list that are drawn otherwise than by their column's kind. */
export const CONSOLE_JOB_CELLS: CellOverrides<JobConsoleRow> = {
  title: {
    draw: ({ page, title }) => (page === null ? title : <PageLink to={page}>{title}</PageLink>),
    text: ({ title }) => title,
  },
  subject: wholeText(({ subject }) => subject),
  state: jobStateCell(),
  progress: jobProgressCell<JobConsoleRow>(nameOf, stepText),
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
