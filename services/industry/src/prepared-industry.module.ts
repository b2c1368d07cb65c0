import { Module } from '@nestjs/common';
import { PreparedTables } from './detail/prepared-tables.ts';
import { IndustryModule } from './industry.module.ts';

/**
 * The service as it runs: it prepares tables for each load of market data. Tests insert rows without a load, and what was
 * prepared before would be wrong.
 */
@Module({ imports: [IndustryModule], providers: [PreparedTables] })
export class PreparedIndustryModule {}
