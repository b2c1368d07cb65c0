import { Controller } from '@nestjs/common';
import { industryEntries, type ShenwanOption } from '@console/contract-industry';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { Input, Serve, Signed } from '@console/node-kit';
import { ShenwanService } from './shenwan.service.ts';

@Controller()
export class ShenwanController {
  constructor(private readonly service: ShenwanService) {}

  @Serve(industryEntries.shenwanOptions)
  async options(): Promise<ShenwanOption[]> {
    return [...(await this.service.options())];
  }

  @Serve(industryEntries.shenwanChecked)
  async checked(
    @Input() _input: object,
    @Signed() { tenantId }: Session,
  ): Promise<OutputOf<typeof industryEntries.shenwanChecked>> {
    const { codes, mark } = await this.service.kept(tenantId);
    return { codes: [...codes], mark };
  }

  @Serve(industryEntries.saveShenwan)
  save(
    @Input() input: InputOf<typeof industryEntries.saveShenwan>,
    @Signed() session: Session,
  ): Promise<boolean> {
    return this.service.save(session, input);
  }
}
