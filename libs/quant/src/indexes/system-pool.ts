import { EXCLUSION, type ExclusionInput, fillExclusions } from '../prepare/exclusions.ts';
import { chooseTop } from '../weights/choose-top.ts';

/** Companies of the system pool of a style. */
export const POOL_SIZE = 100;

/**
 * The system pool of a style on a row: the stocks of the highest style index that take part (the tenant's classified
 * companies as `universe`, not under special treatment, listed for 60 trading days), the highest first, equal ones by
 * code. Places of stocks.
 */
export function systemPool(
  styleIndex: Float64Array,
  codes: readonly string[],
  {
    exclusions,
    row,
    size = POOL_SIZE,
  }: { readonly exclusions: ExclusionInput; readonly row: number; readonly size?: number },
): readonly number[] {
  const { stocks } = exclusions.shape;
  const mask = new Uint8Array(exclusions.shape.dates * stocks);
  fillExclusions(exclusions, mask, { from: row, to: row + 1 });
  const excluded = EXCLUSION.outside | EXCLUSION.st | EXCLUSION.young;
  const scores = styleIndex.map((value, stock) =>
    ((mask[row * stocks + stock] as number) & excluded) === 0 ? value : NaN,
  );
  return chooseTop(scores, codes, size);
}
