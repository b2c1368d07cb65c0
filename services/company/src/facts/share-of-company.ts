import { Injectable } from '@nestjs/common';
import { MESSAGES, Refusal, type Session } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';

/** Which share a company of the tenant is: the mart knows shares, the console companies. */
@Injectable()
export class ShareOfCompany {
  constructor(private readonly database: DataSource) {}

  /** The mart's security id. Refuses with 404 a company the tenant does not have, deleted ones included. */
  async of({ tenantId }: Session, dataId: number): Promise<number> {
    const [company] = await this.database.query<{ securityId: number }[]>(
      `SELECT security_id AS securityId FROM ${tableName('ecology', 'company')}
        WHERE tenant_id = ? AND id = ? AND deleted_at IS NULL`,
      [tenantId, dataId],
    );
    if (!company) throw new Refusal(MESSAGES.notFound);
    return company.securityId;
  }

  /** The share itself. Refuses with 404 one that no company of the tenant is. */
  async followed({ tenantId }: Session, securityId: number): Promise<number> {
    const followed = await this.database.query<unknown[]>(
      `SELECT 1 FROM ${tableName('ecology', 'company')}
        WHERE tenant_id = ? AND security_id = ? AND deleted_at IS NULL`,
      [tenantId, securityId],
    );
    if (followed.length === 0) throw new Refusal(MESSAGES.notFound);
    return securityId;
  }
}
