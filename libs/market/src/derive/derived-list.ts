import { adjustFactors } from './adjust-factors.ts';
import { capitalPreferences } from './preferences/capital-preferences.ts';
import { comparisonIndexes } from './comparisons/comparison-indexes.ts';
import { coverages } from './coverages/coverages.ts';
import type { Derived } from './derived.ts';
import { industriesDaily } from './industries/industries-daily.ts';
import { industryAnalyses } from './industries/industry-analyses.ts';
import { industryPreferences } from './preferences/industry-preferences.ts';
import { latestQuotes } from './latest-quote.ts';
import { panelBlocks } from './panels/panel-blocks.ts';

/** In the order they are derived in. */
export const DERIVED: readonly Derived[] = [
  latestQuotes,
  adjustFactors,
  panelBlocks,
  industriesDaily,
  capitalPreferences,
  industryPreferences,
  comparisonIndexes,
  coverages,
  industryAnalyses,
];
