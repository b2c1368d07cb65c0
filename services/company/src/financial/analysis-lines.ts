import { ANALYSIS_NAMES, analysisLines } from '@console/market/statements';
import { growthFault } from './growth-bases.ts';
import { reportTable } from './report-reader.ts';

export const ANALYSIS_TABLE = reportTable('financial_analysis', ANALYSIS_NAMES);

/** Every ratio as the report states it; a growth where the value it grows from is sound. */
export const ANALYSIS_LINES = analysisLines((name) =>
  name.endsWith('_yoy')
    ? {
        change: true,
        value: (figures) => (growthFault(name, figures) === null ? (figures[name] ?? null) : null),
        why: (figures) => growthFault(name, figures),
      }
    : { value: (figures) => figures[name] ?? null },
);
