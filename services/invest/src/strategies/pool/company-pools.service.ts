import { Injectable } from '@nestjs/common';
import { readAgain } from '@console/market/panels';
import { presentRecords } from '@console/node-kit/queries';
import { DataSource } from 'typeorm';
import { queries } from '../../queries.ts';
import { STYLE_READS } from '../../styles/style-columns.ts';
import { stylePoolOn } from '../scores/style-pool-on.ts';
import { StyleScoring } from '../scores/style-scores.ts';
import { poolCompanies } from './pool-companies.ts';
import { placeOf } from './pool-rows.ts';

/** A style in one of whose pools a company is. */
export interface StyleOfCompany {
  readonly styleId: number;
  readonly styleName: string;
  readonly system: boolean;
  readonly user: boolean;
}

/** In which pools of a tenant's styles a company is. */
@Injectable()
export class CompanyPoolsService {
  constructor(
    private readonly database: DataSource,
    private readonly scoring: StyleScoring,
  ) {}

  /**
   * The styles of the tenant whose system or user pool has a stock at the business date, by id.
   * @param code `600519.SH`
   */
  async find(tenantId: string, code: string): Promise<readonly StyleOfCompany[]> {
    const [styles, companies, pinned] = await Promise.all([
      presentRecords(this.database, STYLE_READS, tenantId).orderBy('s.id').execute(),
      poolCompanies(this.database, tenantId),
      this.pinnedTo(tenantId, code),
    ]);
    const own = companies.find((company) => company.code === code);
    return readAgain(async () => {
      const day = await this.scoring.day();
      const byColumn = new Map(companies.map((company) => [company.securityId - 1, company]));
      const found = await Promise.all(
        styles.map(async (style) => {
          const { styleId, styleName } = style;
          const user = pinned.has(styleId);
          if (day === null || own === undefined) return { styleId, styleName, system: false, user };
          const { styleIndex } = await this.scoring.on(day, style);
          const { system } = await stylePoolOn(placeOf(this.scoring, day, byColumn), styleIndex, []);
          return { styleId, styleName, system: system.includes(own.securityId - 1), user };
        }),
      );
      return found.filter(({ system, user }) => system || user);
    });
  }

  private async pinnedTo(tenantId: string, code: string): Promise<ReadonlySet<number>> {
    const rows = await queries(this.database)
      .selectFrom('invest.style_pin')
      .select('style_id as styleId')
      .where('tenant_id', '=', tenantId)
      .where('code', '=', code)
      .execute();
    return new Set(rows.map(({ styleId }) => styleId));
  }
}
