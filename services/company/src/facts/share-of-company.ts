import { Injectable } from '@nestjs/common';
import { MESSAGES, Refusal, type Session } from '@console/contract-core';
import type { Places } from '@console/node-kit/queries';
import { DataSource } from 'typeorm';
import { template } from '../queries.ts';
import { presentCompanies } from './present-companies.ts';

/** The share of a tenant's company: the mart has shares, the console companies. */
@Injectable()
export class ShareOfCompany {
  constructor(private readonly database: DataSource) {}

  /** The mart's security id. Refuses with 404 a company the tenant does not have, deleted ones included. */
  async of({ tenantId }: Session, dataId: number): Promise<number> {
    const [company] = await shareOf(this.database, { tenantId, dataId });
    if (!company) throw new Refusal(MESSAGES.notFound);
    return company.security_id;
  }

  /** The share itself. Refuses with 404 a share that is no company of the tenant. */
  async followed({ tenantId }: Session, securityId: number): Promise<number> {
    const [followed] = await companyOf(this.database, { tenantId, securityId });
    if (!followed) throw new Refusal(MESSAGES.notFound);
    return securityId;
  }
}

const shareOf = template((queries, { tenantId, dataId }: Places<{ tenantId: string; dataId: number }>) =>
  presentCompanies(queries, tenantId).select('c.security_id').where('c.id', '=', dataId),
);
const companyOf = template(
  (queries, { tenantId, securityId }: Places<{ tenantId: string; securityId: number }>) =>
    presentCompanies(queries, tenantId).select('c.id').where('c.security_id', '=', securityId),
);
