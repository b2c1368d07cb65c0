import { companyCount, turnVersion } from '@console/ecology';
import { HeldPanels } from '@console/market/panels';
import { newestLoad } from '@console/market/read';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const MOST_COUNTS = 10_000;

/** The numbers of companies of industries, counted again only after a change of the tenant's industries or a load of securities. */
@Injectable()
export class CompanyCounts {
  private readonly kept = new HeldPanels<number>(MOST_COUNTS, () => 1);

  constructor(private readonly database: DataSource) {}

  /** The companies of an industry and all below it today, without delisted ones; 0 for one that the tenant does not have. */
  async listed(tenantId: string, industryId: number): Promise<number> {
    const [turn, load] = await Promise.all([
      turnVersion(this.database, tenantId),
      newestLoad(this.database, ['security']),
    ]);
    return this.kept.ask(JSON.stringify([tenantId, turn, load, industryId]), () =>
      companyCount(this.database, tenantId, { industryId, listed: true }),
    );
  }
}
