import { Injectable } from '@nestjs/common';
import type { industryEntries, IndustryValues } from '@console/contract-industry';
import type { FormerVersion, InputOf } from '@console/contract-core';
import { IndustryReader, industryRecord } from '@console/ecology';
import { FormerVersions } from '@console/node-kit/records';
import { DataSource } from 'typeorm';

/** The former versions of industries. An industry that the tenant does not have is refused with 404. */
@Injectable()
export class IndustryVersions {
  constructor(
    private readonly database: DataSource,
    private readonly former: FormerVersions,
    private readonly reader: IndustryReader,
  ) {}

  async list(tenantId: string, id: number): Promise<FormerVersion[]> {
    await this.reader.namePath(tenantId, id);
    return this.former.list(this.database, tenantId, industryRecord(id));
  }

  async find(
    tenantId: string,
    { id, version }: InputOf<typeof industryEntries.industryVersion>,
  ): Promise<FormerVersion & { readonly value: IndustryValues }> {
    await this.reader.namePath(tenantId, id);
    return this.former.find(this.database, tenantId, { ...industryRecord(id), version });
  }
}
