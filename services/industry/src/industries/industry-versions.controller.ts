import { Controller } from '@nestjs/common';
import { industryEntries, type IndustryValues } from '@console/contract-industry';
import type { FormerVersion, InputOf, Session } from '@console/contract-core';
import { IndustryReader, industryRecord } from '@console/ecology';
import { FormerVersions, Input, Serve, Signed } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { IndustryService } from './industry.service.ts';

/** What industries said before. One that the tenant does not have is refused with 404. */
@Controller()
export class IndustryVersionsController {
  constructor(
    private readonly database: DataSource,
    private readonly former: FormerVersions,
    private readonly reader: IndustryReader,
    private readonly service: IndustryService,
  ) {}

  @Serve(industryEntries.industryVersions)
  async versions(
    @Input() { id }: InputOf<typeof industryEntries.industryVersions>,
    @Signed() { tenantId }: Session,
  ): Promise<FormerVersion[]> {
    await this.reader.namePath(tenantId, id);
    return this.former.list(this.database, tenantId, industryRecord(id));
  }

  @Serve(industryEntries.industryVersion)
  async version(
    @Input() { id, version }: InputOf<typeof industryEntries.industryVersion>,
    @Signed() { tenantId }: Session,
  ): Promise<FormerVersion & { readonly value: IndustryValues }> {
    await this.reader.namePath(tenantId, id);
    return this.former.find(this.database, tenantId, { ...industryRecord(id), version });
  }

  @Serve(industryEntries.restoreIndustry)
  restore(
    @Input() input: InputOf<typeof industryEntries.restoreIndustry>,
    @Signed() session: Session,
  ): Promise<boolean> {
    return this.service.restore(session, input);
  }
}
