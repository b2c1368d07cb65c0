/** A style's weights; the first three add up to 1, and so do the last two. */
export interface StyleWeights {
  readonly comparisonIndexIndustryWeight: number;
  readonly comparisonIndexCorpWeight: number;
  readonly zbphIndexWeight: number;
  readonly styleIndexWeight: number;
  readonly liquidityIndexWeight: number;
}

/** Indexes of stocks, 0 to 5; NaN is missing. */
export interface StyleParts {
  readonly industryComparison: Float64Array;
  readonly corpComparison: Float64Array;
  readonly capitalPreference: Float64Array;
  readonly liquidity: Float64Array;
}

export type StyleIndexWeights = Pick<
  StyleWeights,
  'comparisonIndexIndustryWeight' | 'comparisonIndexCorpWeight' | 'zbphIndexWeight'
>;

/** The index of a style, 0 to 5: missing where a part that has a weight is. */
export function styleIndexes(
  { industryComparison, corpComparison, capitalPreference }: Omit<StyleParts, 'liquidity'>,
  weights: StyleIndexWeights,
): Float64Array {
  const { comparisonIndexIndustryWeight, comparisonIndexCorpWeight, zbphIndexWeight } = weights;
  return weightedSum([
    [industryComparison, comparisonIndexIndustryWeight],
    [corpComparison, comparisonIndexCorpWeight],
    [capitalPreference, zbphIndexWeight],
  ]);
}

/** The style index corrected by liquidity (correctionCorpConfig), 0 to 5: missing where a part that has a weight is. */
export function correctedIndexes(
  styleIndex: Float64Array,
  liquidity: Float64Array,
  { styleIndexWeight, liquidityIndexWeight }: Pick<StyleWeights, 'styleIndexWeight' | 'liquidityIndexWeight'>,
): Float64Array {
  return weightedSum([
    [styleIndex, styleIndexWeight],
    [liquidity, liquidityIndexWeight],
  ]);
}

function weightedSum(parts: readonly (readonly [Float64Array, number])[]): Float64Array {
  const counted = parts.filter(([, weight]) => weight !== 0);
  const size = parts[0]?.[0].length ?? 0;
  return Float64Array.from({ length: size }, (_, at) =>
    counted.reduce((sum, [values, weight]) => sum + weight * (values[at] as number), 0),
  );
}
