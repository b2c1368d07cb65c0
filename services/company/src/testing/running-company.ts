import { companyEntries } from '@console/contract-company';
import { platformEntries } from '@console/contract-core';
import { ecologyMigrations } from '@console/ecology';
import { MARKET_MIGRATIONS } from '@console/market';
import { kitConfigSchema } from '@console/node-kit';
import {
  fillEcology,
  fillMarket,
  scratchData,
  startService,
  type RunningService,
  type ScratchData,
} from '@console/node-kit/testing';
import { CompanyModule } from '../company.module.ts';

export interface RunningCompany {
  readonly data: ScratchData;
  readonly service: RunningService;
  stop(): Promise<void>;
}

/** The whole service on the fixture market and two tenants' companies. */
export async function runningCompany(): Promise<RunningCompany> {
  const data = await scratchData({ market: MARKET_MIGRATIONS, ecology: ecologyMigrations });
  await fillMarket(data.database);
  await fillEcology(data.database);
  const service = await startService({
    data,
    config: kitConfigSchema,
    parts: (config) => ({
      name: 'company',
      config,
      module: CompanyModule,
      entries: [...Object.values(companyEntries), ...Object.values(platformEntries)],
    }),
  });
  return {
    data,
    service,
    stop: async () => {
      await service.stop();
      await data.drop();
    },
  };
}
