import { Controller } from '@nestjs/common';
import { industryEntries, type Industry, type IndustryOption } from '@console/contract-industry';
import type { InputOf, Session } from '@console/contract-core';
import { IndustryReader } from '@console/ecology';
import { IdempotencyKey, Input, Serve, Signed } from '@console/node-kit';
import { IndustryService } from './industry.service.ts';

@Controller()
export class IndustryController {
  constructor(
    private readonly reader: IndustryReader,
    private readonly service: IndustryService,
  ) {}

  @Serve(industryEntries.options)
  async options(
    @Input() { type }: InputOf<typeof industryEntries.options>,
    @Signed() { tenantId }: Session,
  ): Promise<IndustryOption[]> {
    return [...(await this.reader.tree(tenantId, type))];
  }

  @Serve(industryEntries.industry)
  industry(
    @Input() { industryId }: InputOf<typeof industryEntries.industry>,
    @Signed() { tenantId }: Session,
  ): Promise<Industry> {
    return this.reader.find(tenantId, industryId);
  }

  @Serve(industryEntries.namePath)
  namePath(
    @Input() { industryId }: InputOf<typeof industryEntries.namePath>,
    @Signed() { tenantId }: Session,
  ): Promise<string> {
    return this.reader.namePath(tenantId, industryId);
  }

  @Serve(industryEntries.add)
  add(
    @Input() input: InputOf<typeof industryEntries.add>,
    @Signed() session: Session,
    @IdempotencyKey() key: string | null,
  ): Promise<number> {
    return this.service.add(session, input, key);
  }

  @Serve(industryEntries.update)
  update(
    @Input() input: InputOf<typeof industryEntries.update>,
    @Signed() session: Session,
  ): Promise<boolean> {
    return this.service.update(session, input);
  }

  @Serve(industryEntries.delete)
  delete(
    @Input() { id }: InputOf<typeof industryEntries.delete>,
    @Signed() session: Session,
  ): Promise<boolean> {
    return this.service.delete(session, id);
  }
}
