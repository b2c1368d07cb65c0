import { Injectable } from '@nestjs/common';
import {
  STRATEGY_MESSAGES,
  STRATEGY_STATUS,
  strategyCalls,
  type PublishedDraft,
  type StrategyDetail,
} from '@console/contract-invest';
import { Refusal, type Session } from '@console/contract-core';
import { Records, unlessTaken } from '@console/node-kit/records';
import type { EntityManager } from 'typeorm';
import { FactorStore } from '../../factors/factor-store.ts';
import { settled } from '../../settled.ts';
import { sealOf } from '../seal.ts';
import { keepUniverse } from '../universes.ts';
import { DraftStrategyService, withoutFactor, type StrategyParts } from './draft-strategy.service.ts';
import { lockStyle } from './lock-style.ts';
import { readStrategy } from './strategy-reader.ts';
import { STRATEGIES, type StrategyFields } from './strategy-records.ts';

const TAKEN = { strategy_name_present: STRATEGY_MESSAGES.nameTaken };

/** Publishes, stops and removes a tenant's strategies. What was published never changes. */
@Injectable()
export class StrategiesService {
  constructor(
    private readonly records: Records,
    private readonly drafts: DraftStrategyService,
    private readonly factors: FactorStore,
  ) {}

  /**
   * Publishes a strategy, once for a key; the business date is the day of its first signal.
   * @throws Refusal nameTaken, noStyle and those of `DraftStrategyService.draft`
   */
  async publish(session: Session, input: PublishedDraft, key: string | null): Promise<StrategyDetail> {
    // Refused only if the key is new: repeated later, the call answers what the first one published.
    const drafted = await settled(this.drafts.draft(session.tenantId, input));
    const entry = strategyCalls.publishStrategy;
    return this.records.create({ schema: 'invest', entry, session, key, input }, async (change) => {
      const parts = drafted();
      const { manager } = change;
      const style = await lockStyle(manager, session.tenantId, input.styleId);
      await this.lockFactor(manager, session.tenantId, parts);
      const universe = await keepUniverse(manager, session.tenantId);
      const fields = { ...fieldsOf(parts, input), ...sealOf({ ...parts, style, universe }) };
      const added = await unlessTaken(TAKEN, () =>
        change.add(STRATEGIES, fields, (row) => ({ ...STRATEGIES.said(row), stocks: parts.weights })),
      );
      return readStrategy(manager, session, added.id);
    });
  }

  /** @throws Refusal stopped of one that is stopped already */
  stop(session: Session, id: number): Promise<boolean> {
    return this.records.change(session, async (change) => {
      const strategy = await change.lock(STRATEGIES, id);
      if (strategy.status === STRATEGY_STATUS.stopped) throw new Refusal(STRATEGY_MESSAGES.stopped);
      const stopped = { status: STRATEGY_STATUS.stopped, stoppedAt: change.now, stoppedBy: session.userId };
      await change.replace(STRATEGIES, strategy, { read: strategy.version, fields: stopped });
      return true;
    });
  }

  /** Removes a stopped strategy; its days are kept. @throws Refusal running */
  remove(session: Session, id: number): Promise<boolean> {
    return this.records.change(session, async (change) => {
      const strategy = await change.lock(STRATEGIES, id);
      if (strategy.status === STRATEGY_STATUS.running) throw new Refusal(STRATEGY_MESSAGES.running);
      await change.remove(STRATEGIES, strategy);
      return true;
    });
  }

  private async lockFactor(
    manager: EntityManager,
    tenantId: string,
    { factor }: StrategyParts,
  ): Promise<void> {
    if (factor === null) return;
    try {
      await this.factors.lock(manager, tenantId, factor.factorId);
    } catch (error) {
      throw withoutFactor(error);
    }
  }
}

type Unsealed = Omit<StrategyFields, 'seal' | 'sealHash'>;

function fieldsOf(parts: StrategyParts, { styleId, tmechanism }: PublishedDraft): Unsealed {
  return {
    name: parts.name,
    styleId,
    strategyType: parts.type,
    tmechanism,
    stockQuantity: parts.stockQuantity,
    initialCapital: parts.initialCapital * 100,
    adjustFrequency: parts.adjustFrequency,
    factorId: parts.factor?.factorId ?? null,
    factorVersion: parts.factor?.version ?? null,
    weighting: parts.weighting,
    status: STRATEGY_STATUS.running,
    startDate: parts.startDate,
    stoppedAt: null,
    stoppedBy: null,
  };
}
