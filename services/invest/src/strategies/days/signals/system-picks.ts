import type { IndexPanels } from '@console/market/panels';
import {
  chooseTop,
  configurationIndexes,
  styleIndexes,
  targetWeights,
  type StyleWeights,
} from '@console/quant';
import { stylePoolOn } from '../../scores/style-pool-on.ts';
import type { SignalPlace } from './signal-place.ts';
import { decimalText, type StrategyPick } from './strategy-pick.ts';

export interface SystemChoice {
  readonly style: StyleWeights;
  /** Codes of the user pool. */
  readonly pins: readonly string[];
  readonly quantity: number;
}

/**
 * A system strategy's signal: of the style's pool, which is its system pool and what users pinned, those of the highest
 * style index, the highest first; weights are their system configuration indexes.
 */
export async function systemPicks(
  place: SignalPlace,
  indexes: Pick<IndexPanels, 'on'>,
  { style, pins, quantity }: SystemChoice,
): Promise<readonly StrategyPick[]> {
  const { frame, row, codes } = place;
  const parts = await indexes.on(frame, { from: row, to: row + 1 });
  const styleIndex = styleIndexes(parts, style);
  const { system, user } = await stylePoolOn(place, styleIndex, pins);
  const pool = new Set([...system, ...user]);
  const chosen = chooseTop(
    styleIndex.map((value, column) => (pool.has(column) ? value : NaN)),
    codes,
    quantity,
  );
  const own = {
    styleIndex: Float64Array.from(chosen, (column) => styleIndex[column] as number),
    liquidity: Float64Array.from(chosen, (column) => parts.liquidity[column] as number),
  };
  const { corpConfigIndex, correctionWeight, systemConfigIndex } = configurationIndexes(own, style);
  const names = chosen.map((column) => codes[column] ?? '');
  const weights = targetWeights(names, systemConfigIndex);
  return names.flatMap((code, at): StrategyPick[] => {
    const weight = weights.get(code);
    if (weight === undefined) return [];
    return [
      {
        code,
        weight: decimalText(weight),
        styleIndex: own.styleIndex[at] as number,
        ...(Number.isNaN(own.liquidity[at]) ? {} : { liquidityIndex: own.liquidity[at] as number }),
        corpConfigIndex: corpConfigIndex[at] as number,
        correctionWeight: correctionWeight[at] as number,
        systemConfigIndex: systemConfigIndex[at] as number,
      },
    ];
  });
}
