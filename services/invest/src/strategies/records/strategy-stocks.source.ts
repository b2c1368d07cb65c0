import { Injectable } from '@nestjs/common';
import { STRATEGY_TYPES, type investTables } from '@console/contract-invest';
import type { Page, RowOf, Session } from '@console/contract-core';
import { pageOfRows, type TableQuery, type TableSource } from '@console/node-kit/http';
import { DataSource } from 'typeorm';
import { namedStocks } from '../named-stocks.ts';
import { ownStrategy } from '../own-strategy.ts';
import { newestPicks } from './newest-picks.ts';

type List = typeof investTables.strategyStocks;

/** The stocks of a strategy's newest signal as a table. Refuses (404) one that is not the tenant's. */
@Injectable()
export class StrategyStocksSource implements TableSource<List> {
  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<List>, { tenantId }: Session): Promise<Page<RowOf<List>>> {
    const { strategyId } = query.filter;
    const { type } = await ownStrategy(this.database, tenantId, strategyId);
    const signal = await newestPicks(this.database, strategyId);
    const picks = signal?.picks ?? [];
    const codes = picks.map(({ code }) => code);
    const stocks = await namedStocks(this.database, tenantId, codes);
    const rows = picks.map((pick) => ({
      corpId: stocks.get(pick.code)?.corpId ?? null,
      signalDate: signal?.date ?? '',
      corpName: stocks.get(pick.code)?.corpName ?? pick.code,
      stockCode: pick.code,
      fullPositionWeight: Number(pick.weight),
      styleIndex: pick.styleIndex ?? null,
      liquidityIndex: pick.liquidityIndex ?? null,
      corpConfigIndex: pick.corpConfigIndex ?? null,
      correctionWeight: pick.correctionWeight ?? null,
      systemConfigIndex: pick.systemConfigIndex ?? null,
      userConfigIndex: type === STRATEGY_TYPES.user ? Number(pick.weight) : null,
      factorValue: pick.factorValue ?? null,
    }));
    return { ...pageOfRows<List>(rows, 'stockCode', query), asOf: signal?.date ?? null };
  }
}
