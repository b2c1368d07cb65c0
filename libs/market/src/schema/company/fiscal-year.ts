import { count, required, within } from '../columns.ts';

/** Key of yearly facts, which become known with the annual report of the year after. */
export const fiscalYear = within(required(count('year', '年度', 'fiscal year')), { min: 1980, max: 2100 });
