import type { Dividend } from '../world/world.ts';

/** The exchange's reference price on an ex-rights day, whole cents, at least one. */
export function exRightsClose(close: number, { cash, bonus, transfer }: Dividend): number {
  return Math.max(1, Math.round((close - cash) / (1 + bonus + transfer)));
}
