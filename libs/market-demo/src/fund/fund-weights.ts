import { apportion } from '../tables/apportion.ts';
import type { DemoCompany } from '../world/world.ts';

const MOST_HELD = 50;
/** Weights are published in millionths. */
const MILLION = 1e6;

/** The largest of a basket, largest first, by capital; together exactly 1. */
export function fundWeights(
  members: readonly DemoCompany[],
  capitalOf: (company: DemoCompany) => number,
): readonly { readonly security: string; readonly weight: number }[] {
  const held = members.slice(0, MOST_HELD);
  const parts = held.length === 0 ? [] : apportion(MILLION, held.map(capitalOf));
  return held.map(({ text }, at) => ({ security: text, weight: (parts[at] ?? 0) / MILLION }));
}
