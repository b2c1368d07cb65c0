import { weightSum, type StyleWeight } from '@console/contract-invest';
import type { StyleDraft } from './style-draft.ts';

/** The sum of the weights of a group while they are being typed. */
export interface WeightTotal {
  /** Whole hundredths: 100 is 1. */
  readonly hundredths: number;
  /** `open` while weights are missing and may still make it 1. */
  readonly state: 'exact' | 'open' | 'wrong';
}

export function weightTotal(draft: StyleDraft, names: readonly StyleWeight[]): WeightTotal {
  const given = names.filter((name) => typeof draft[name] === 'number');
  const hundredths = weightSum(
    { ...ZERO, ...Object.fromEntries(given.map((name) => [name, draft[name]])) },
    given,
  );
  if (given.length < names.length) return { hundredths, state: hundredths > 100 ? 'wrong' : 'open' };
  return { hundredths, state: hundredths === 100 ? 'exact' : 'wrong' };
}

const ZERO: Readonly<Record<StyleWeight, number>> = {
  comparisonIndexIndustryWeight: 0,
  comparisonIndexCorpWeight: 0,
  zbphIndexWeight: 0,
  styleIndexWeight: 0,
  liquidityIndexWeight: 0,
};

/** `0.90`, and how far it is from 1: `差 0.10`, `超出 0.05`. */
export function totalText({ hundredths }: WeightTotal): { readonly sum: string; readonly gap: string } {
  const distance = (Math.abs(100 - hundredths) / 100).toFixed(2);
  const gap = hundredths === 100 ? '' : hundredths < 100 ? `差 ${distance}` : `超出 ${distance}`;
  return { sum: (hundredths / 100).toFixed(2), gap };
}
