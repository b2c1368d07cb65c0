import { createHash } from 'node:crypto';
import type { AdjustFrequency, StrategyType, StyleWeights, Weighting } from '@console/contract-invest';
import { canonicalJson } from '@console/node-kit/jobs';
import type { FactorGraph } from '@console/quant';

/** Rates and yuan as decimal texts; null where the dated rates of the exchanges hold. */
export interface SealedCosts {
  readonly commissionRate: string;
  readonly commissionMinimum: string;
  readonly stampDuty: string | null;
  readonly transferFee: string | null;
  readonly slippage: string;
}

/** All that decides the days of a strategy, as it was published. */
export interface StrategySeal {
  readonly name: string;
  readonly type: StrategyType;
  readonly style: { readonly styleId: number; readonly styleName: string } & StyleWeights;
  /** The number of stocks to choose; null where the user chose them. */
  readonly stockQuantity: number | null;
  /** Yuan. */
  readonly initialCapital: number;
  readonly adjustFrequency: AdjustFrequency;
  /** The factor of an intelligent strategy; its graph is expanded. */
  readonly factor: {
    readonly factorId: number;
    readonly version: number;
    readonly name: string;
    readonly graph: FactorGraph;
  } | null;
  readonly weighting: Weighting | null;
  /** Codes and weights of a user strategy by code, as decimal texts: `['600519.SH', '0.2500']`. */
  readonly weights: readonly (readonly [string, string])[] | null;
  /** The codes that users had pinned to the style, ascending. */
  readonly pins: readonly string[];
  /** SHA-256 of the codes of the tenant's classified companies. */
  readonly universe: string;
  readonly costs: SealedCosts;
  /** Share of a stock's mean amount that one day's order may be. */
  readonly participation: string;
  /** The day of the first signal. */
  readonly startDate: string;
  readonly codeVersion: string;
}

/** The costs of every strategy: those of ledger.md. */
const COSTS: SealedCosts = {
  commissionRate: '0.00025',
  commissionMinimum: '5',
  stampDuty: null,
  transferFee: null,
  slippage: '0',
};
const PARTICIPATION = '0.1';

/** The rules of every strategy. */
export const USUAL_RULES = { costs: COSTS, participation: PARTICIPATION } as const;

/** What a seal is made from; costs and participation are the same for all. */
export type SealParts = Omit<StrategySeal, 'costs' | 'participation'>;

/** The seal as it is stored: canonical JSON, and the SHA-256 of it. */
export interface StoredSeal {
  readonly seal: string;
  readonly sealHash: string;
}

/** The seal of a strategy that is published. */
export function sealOf(parts: SealParts): StoredSeal {
  const seal = canonicalJson({ ...parts, ...USUAL_RULES } satisfies StrategySeal);
  return { seal, sealHash: sha256(seal) };
}

/**
 * The hash of what a strategy does, whatever its name, its first day and the companies there were: that of a simulation
 * is the one of the strategy published from the same form.
 */
export function compositionHash(seal: StrategySeal): string {
  const { type, style, stockQuantity, initialCapital, adjustFrequency, factor } = seal;
  const { weighting, weights, costs, participation } = seal;
  return sha256(
    canonicalJson({
      type,
      style,
      stockQuantity,
      initialCapital,
      adjustFrequency,
      weighting,
      weights,
      costs,
      participation,
      factor: factor && { factorId: factor.factorId, version: factor.version },
    }),
  );
}

/** The hash of a set of codes, whatever their order. */
export const universeHash = (codes: readonly string[]): string => sha256(canonicalJson([...codes].sort()));

/** A stored seal. */
export const readSeal = (seal: string): StrategySeal => JSON.parse(seal) as StrategySeal;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
