import type { DemoCompany } from '../world.ts';

const MOST_HELD = 50;
/** Weights are published in millionths. */
const MILLION = 1e6;

/** The largest of a basket, largest first, by capital; together exactly 1. */
export function fundWeights(
  members: readonly DemoCompany[],
  capitalOf: (company: DemoCompany) => number,
): readonly { readonly security: string; readonly weight: number }[] {
  const held = members.slice(0, MOST_HELD);
  const total = held.reduce((sum, company) => sum + capitalOf(company), 0);
  const parts = held.map((company) => Math.floor((MILLION * capitalOf(company)) / total));
  const left = MILLION - parts.reduce((sum, part) => sum + part, 0);
  return held.map(({ text }, at) => ({
    security: text,
    // What rounding leaves over goes to the largest.
    weight: ((parts[at] ?? 0) + (at === 0 ? left : 0)) / MILLION,
  }));
}
