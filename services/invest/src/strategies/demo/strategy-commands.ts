import { shanghaiDateTime } from '@console/contract-core';
import { openPanelStore } from '@console/market/panels';
import { businessDate } from '@console/market/read';
import { DEMO_TEAMS } from '@console/node-kit/cli';
import { realNow } from '@console/node-kit/clock';
import { kitConfigSchema, readConfig } from '@console/node-kit/config';
import { dataSourceOptions, transact } from '@console/node-kit/database';
import { DataSource } from 'typeorm';
import { serviceCodeVersion } from '../../code-version.ts';
import { entities } from '../../entities.ts';
import { panelConfigSchema } from '../../invest-config.ts';
import { queries } from '../../queries.ts';
import { StrategyDays } from '../days/posting/strategy-days.ts';
import { addDemoStrategies, type AddedStrategy } from './add-demo-strategies.ts';
import { postDue } from './post-due.ts';
import { runDemoStrategies } from './run-demo-strategies.ts';

const configSchema = panelConfigSchema.extend({ DATABASE_URL: kitConfigSchema.shape.DATABASE_URL });

/** `demo-strategies`: gives the demo tenants their first strategies, once, with the days they have run. */
export const seedDemoStrategies = (): Promise<void> =>
  withDays(async (database, days, version) => {
    const end = (await businessDate(database)) ?? '';
    const calendar = (await days.market.state()).calendar.filter((date) => date <= end);
    const added: AddedStrategy[] = [];
    const now = shanghaiDateTime(realNow());
    for (const team of DEMO_TEAMS)
      added.push(
        ...(await transact(database, (manager) =>
          addDemoStrategies(manager, { ...team, now }, { calendar, codeVersion: version }),
        )),
      );
    const posted = await runDemoStrategies(database, days, added);
    process.stdout.write(`${added.length} strategies, ${posted} days\n`);
  });

/** `rebalance`: posts what is due of all strategies in this process, as workers do. */
export const rebalanceDue = (): Promise<void> =>
  withDays(async (database, days) => {
    const { strategies, days: posted } = await postDue(database, days);
    process.stdout.write(`${strategies} strategies, ${posted} days\n`);
  });

/** Tables of strategies, in an order for deletion that no foreign key forbids. */
const TABLES = [
  'invest.strategy_order',
  'invest.strategy_bill',
  'invest.strategy_holding',
  'invest.strategy_booking',
  'invest.strategy_gap',
  'invest.strategy_signal',
  'invest.strategy_risk',
  'invest.strategy_day',
  'invest.strategy_universe',
  'invest.strategy',
] as const;

/** `clear-strategies`: deletes all strategies with their days, whose market is no longer there. */
export const clearStrategies = (): Promise<void> =>
  withDays(async (database) => {
    for (const table of TABLES) await queries(database).deleteFrom(table).execute();
  });

const CONNECTIONS = 8;
const MIB = 1024 ** 2;

async function withDays(
  work: (database: DataSource, days: StrategyDays, version: string) => Promise<void>,
): Promise<void> {
  const config = readConfig(configSchema, process.env);
  const options = dataSourceOptions({ url: config.DATABASE_URL, poolSize: CONNECTIONS, entities });
  const database = await new DataSource(options).initialize();
  try {
    const store = openPanelStore({
      database,
      directory: config.PANEL_DIR,
      mostBytes: config.PANEL_DISK_MB * MIB,
      mostMemory: config.PANEL_HELD_MB * MIB,
    });
    const version = await serviceCodeVersion();
    const clock = { now: realNow };
    const days = new StrategyDays({ database, store, clock, codeVersion: version, tells: false });
    await work(database, days, version);
  } finally {
    await database.destroy();
  }
}
