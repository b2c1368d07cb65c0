import { count, required, within } from '../columns.ts';

/** The key of yearly facts, which become known with the annual report, published a year later. */
export const fiscalYear = within(required(count('year', '年度', 'fiscal year')), { min: 1980, max: 2100 });
