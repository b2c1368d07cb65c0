import { Injectable } from '@nestjs/common';
import type { StrategyDetail, StrategyRow, strategyCalls } from '@console/contract-invest';
import { MESSAGES, Refusal, type InputOf, type Session } from '@console/contract-core';
import { namedColumns, type Querying } from '@console/node-kit/queries';
import { DataSource } from 'typeorm';
import { queries } from '../../queries.ts';
import { namedStocks } from '../named-stocks.ts';
import { readSeal, type StrategySeal } from '../seal.ts';
import { presentStrategy, strategiesWithStyles, strategyColumns } from './strategy-reads.ts';

/** Reads single strategies. */
@Injectable()
export class StrategyReader {
  constructor(private readonly database: DataSource) {}

  /** @throws Refusal notFound of an id that the tenant does not have */
  find(session: Session, strategyId: number): Promise<StrategyDetail> {
    return readStrategy(this.database, session, strategyId);
  }

  /** The number of strategies with the name. */
  async nameCount(
    { tenantId }: Session,
    { strategyName }: InputOf<typeof strategyCalls.strategyNameCount>,
  ): Promise<number> {
    const { count } = await queries(this.database)
      .selectFrom('invest.strategy')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('tenant_id', '=', tenantId)
      .where('name', '=', strategyName.trim())
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  }
}

/**
 * A strategy with what it was published with: style weights, factor and stocks are those of its seal.
 * @throws Refusal notFound of an id that the tenant does not have
 */
export async function readStrategy(
  database: Querying,
  { tenantId, userId }: Pick<Session, 'tenantId' | 'userId'>,
  strategyId: number,
): Promise<StrategyDetail> {
  const found = await strategiesWithStyles(database)
    .select(namedColumns(strategyColumns(userId)))
    .select(['s.tmechanism', 's.seal', 's.seal_hash as sealHash', 's.created_at as sealedAt'])
    .where('s.tenant_id', '=', tenantId)
    .where('s.id', '=', strategyId)
    .where('s.removed_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined) throw new Refusal(MESSAGES.notFound);
  const { seal: text, ...row } = found;
  const seal = readSeal(text);
  return {
    ...presentStrategy(row as StrategyRow & typeof row),
    ...partsOf(seal),
    stocks: await stocksOf(database, tenantId, seal),
  };
}

type Parts = Omit<StrategyDetail, keyof StrategyRow | 'stocks' | 'tmechanism' | 'sealHash' | 'sealedAt'>;

function partsOf({ style, factor, costs, ...seal }: StrategySeal): Parts {
  return {
    comparisonIndexIndustryWeight: style.comparisonIndexIndustryWeight,
    comparisonIndexCorpWeight: style.comparisonIndexCorpWeight,
    zbphIndexWeight: style.zbphIndexWeight,
    styleIndexWeight: style.styleIndexWeight,
    liquidityIndexWeight: style.liquidityIndexWeight,
    stockQuantity: seal.stockQuantity,
    adjustFrequency: seal.adjustFrequency,
    factorId: factor?.factorId ?? null,
    factorVersion: factor?.version ?? null,
    factorName: factor?.name ?? null,
    weighting: seal.weighting,
    costs: {
      commissionRate: numberOf(costs.commissionRate),
      commissionMinimum: numberOf(costs.commissionMinimum),
      stampDuty: numberOf(costs.stampDuty),
      transferFee: numberOf(costs.transferFee),
      slippage: numberOf(costs.slippage),
    },
  };
}

const numberOf = (decimal: string | null): number | null => (decimal === null ? null : Number(decimal));

async function stocksOf(
  database: Querying,
  tenantId: string,
  { weights }: StrategySeal,
): Promise<StrategyDetail['stocks']> {
  const chosen = weights ?? [];
  const stocks = await namedStocks(
    database,
    tenantId,
    chosen.map(([code]) => code),
  );
  return chosen.map(([stockCode, weight]) => {
    const stock = stocks.get(stockCode);
    return {
      corpId: stock?.corpId ?? null,
      corpName: stock?.corpName ?? stockCode,
      stockCode,
      weight: Number(weight),
    };
  });
}
