import { Inject, Injectable } from '@nestjs/common';
import { STRATEGY_MESSAGES, type PublishedDraft } from '@console/contract-invest';
import { MESSAGES, Refusal } from '@console/contract-core';
import { businessDate } from '@console/market/read';
import { DataSource } from 'typeorm';
import { CODE_VERSION } from '../../code-version.ts';
import { FactorStore } from '../../factors/factor-store.ts';
import { namedStocks } from '../named-stocks.ts';
import { pinnedCodes } from '../pool/pool-companies.ts';
import type { SealParts } from '../seal.ts';
import { classifiedCodes } from '../universes.ts';

/** All of a seal but the style and the universe, which are read when it is published. */
export type StrategyParts = Omit<SealParts, 'style' | 'universe'>;
type FactorPart = SealParts['factor'];

/** The most names in a refusal. */
const MOST_NAMES = 5;

/** Gathers what a strategy is sealed with, and refuses one that cannot be published. */
@Injectable()
export class DraftStrategyService {
  constructor(
    private readonly database: DataSource,
    private readonly factors: FactorStore,
    @Inject(CODE_VERSION) private readonly codeVersion: string,
  ) {}

  /**
   * @throws Refusal noDay before the first complete day of market data, noFactor of a factor or version that the tenant
   *   does not have, notInPool of stocks that are neither classified companies nor pinned to the style
   */
  async draft(tenantId: string, input: PublishedDraft): Promise<StrategyParts> {
    const startDate = await businessDate(this.database);
    if (startDate === null) throw new Refusal(STRATEGY_MESSAGES.noDay);
    const [pins, factor] = await Promise.all([
      pinnedCodes(this.database, tenantId, input.styleId),
      this.factor(tenantId, input),
    ]);
    const weights = input.strategyType === 2 ? weightsOf(input.stocks) : null;
    if (weights !== null) await this.checkPool(tenantId, weights, pins);
    return {
      name: input.strategyName,
      type: input.strategyType,
      stockQuantity: input.strategyType === 2 ? null : input.stockQuantity,
      initialCapital: input.initialCapital,
      adjustFrequency: input.adjustFrequency,
      factor,
      weighting: input.strategyType === 3 ? input.weighting : null,
      weights,
      pins,
      startDate,
      codeVersion: this.codeVersion,
    };
  }

  private async factor(tenantId: string, input: PublishedDraft): Promise<FactorPart> {
    if (input.strategyType !== 3) return null;
    try {
      const found = await this.factors.find(tenantId, input.factorId, input.factorVersion);
      const graph = await this.factors.expanded(tenantId, found.graph);
      return { factorId: found.id, version: found.version, name: found.name, graph };
    } catch (error) {
      throw withoutFactor(error);
    }
  }

  private async checkPool(
    tenantId: string,
    weights: readonly (readonly [string, string])[],
    pins: readonly string[],
  ): Promise<void> {
    const pool = new Set([...(await classifiedCodes(this.database, tenantId)), ...pins]);
    const strange = weights.map(([code]) => code).filter((code) => !pool.has(code));
    if (strange.length === 0) return;
    const stocks = await namedStocks(this.database, tenantId, strange);
    const names = strange.slice(0, MOST_NAMES).map((code) => stocks.get(code)?.corpName ?? code);
    const more = strange.length > MOST_NAMES ? ` 等 ${strange.length} 只` : '';
    throw new Refusal(STRATEGY_MESSAGES.notInPool, { names: names.join('、') + more });
  }
}

/** The refusal of an unknown factor in the words of a form that named it; any other error unchanged. */
export function withoutFactor(error: unknown): unknown {
  const unknown = error instanceof Refusal && error.code === MESSAGES.notFound.code;
  return unknown ? new Refusal(STRATEGY_MESSAGES.noFactor) : error;
}

interface ChosenStock {
  readonly stockCode: string;
  readonly userConfigIndex: number;
}

/** Codes and weights with four decimals, by code. */
const weightsOf = (stocks: readonly ChosenStock[]): (readonly [string, string])[] =>
  stocks
    .map(({ stockCode, userConfigIndex }) => [stockCode, userConfigIndex.toFixed(4)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
