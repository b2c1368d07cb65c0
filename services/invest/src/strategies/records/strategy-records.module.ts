import { Module } from '@nestjs/common';
import { strategyRecordCalls, strategyRecordTables } from '@console/contract-invest';
import { callControllers, tableControllers } from '@console/node-kit/http';
import { AssetsDetailSource } from './assets-detail.source.ts';
import { BillOrdersSource } from './bill-orders.source.ts';
import { CashBookSource } from './cash-book.source.ts';
import { StrategyBillsSource } from './strategy-bills.source.ts';
import { StrategyHoldingsSource } from './strategy-holdings.source.ts';
import { StrategyPerformanceService } from './strategy-performance.service.ts';
import { strategyRecordAnswers } from './strategy-record-answers.ts';
import { StrategyReportsSource } from './strategy-reports.source.ts';
import { StrategyReturnsService } from './strategy-returns.service.ts';
import { StrategyStocksSource } from './strategy-stocks.source.ts';

const tables = tableControllers(strategyRecordTables, {
  assetsDetail: AssetsDetailSource,
  strategyStocks: StrategyStocksSource,
  strategyReports: StrategyReportsSource,
  strategyBills: StrategyBillsSource,
  billOrders: BillOrdersSource,
  cashBook: CashBookSource,
  strategyHoldings: StrategyHoldingsSource,
});

/** What the posted days of strategies say. */
@Module({
  controllers: [...tables.controllers, ...callControllers(strategyRecordCalls, strategyRecordAnswers)],
  providers: [...tables.providers, StrategyReturnsService, StrategyPerformanceService],
})
export class StrategyRecordsModule {}
