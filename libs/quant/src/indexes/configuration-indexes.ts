import { proportionalWeights } from '../weights/proportional-weights.ts';
import { weightCap } from '../weights/weight-cap.ts';
import { correctedIndexes, type StyleWeights } from './style-index.ts';

/** How the selected stocks of a style are weighted; each adds up to 1. */
export interface Configuration {
  /** By the style index alone. */
  readonly corpConfigIndex: Float64Array;
  /** By the style index corrected by liquidity. */
  readonly correctionWeight: Float64Array;
  /** The same, none above max(20 %, 1/n): what is above is spread over the others in proportion. */
  readonly systemConfigIndex: Float64Array;
}

/** The configuration of selected stocks from their indexes; a missing or zero index has no weight of its own. */
export function configurationIndexes(
  { styleIndex, liquidity }: { readonly styleIndex: Float64Array; readonly liquidity: Float64Array },
  weights: Pick<StyleWeights, 'styleIndexWeight' | 'liquidityIndexWeight'>,
): Configuration {
  const corrected = correctedIndexes(styleIndex, liquidity, weights);
  return {
    corpConfigIndex: proportionalWeights(styleIndex),
    correctionWeight: proportionalWeights(corrected),
    systemConfigIndex: proportionalWeights(corrected, weightCap(corrected.length)),
  };
}
