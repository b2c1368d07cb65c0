import { adjustFactors } from './adjust-factors.ts';
import { capitalPreferences } from './capital-preferences.ts';
import { comparisonIndexes } from './comparison-indexes.ts';
import { coverages } from './coverages.ts';
import type { Derived } from './derived.ts';
import { industriesDaily } from './industries-daily.ts';
import { industryAnalyses } from './industry-analyses.ts';
import { industryPreferences } from './industry-preferences.ts';
import { latestQuotes } from './latest-quote.ts';
import { panelBlocks } from './panel-blocks.ts';

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
