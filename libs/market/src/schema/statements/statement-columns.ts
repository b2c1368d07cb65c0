import { announceDate, choice, ofSecurity, reportPeriod } from '../columns.ts';
import { STATEMENT_TEMPLATES } from './statement-line.ts';

/** The first columns of the three statements. */
export const STATEMENT_COLUMNS = [
  ofSecurity,
  reportPeriod,
  announceDate,
  choice('template', '报表类型', STATEMENT_TEMPLATES, 'general, bank or insurer: which lines are filled'),
] as const;

export const AS_FIRST_REPORTED =
  'As first announced: later restatements are not kept, for they were not known at the time.';
export const YEAR_TO_DATE =
  'Cumulative from the start of the fiscal year, as reported: a quarter alone is the difference to the ' +
  'period before it of the same year.';
