import { Controller } from '@nestjs/common';
import { companyCalls } from '@console/contract-company';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { Input, Serve, Signed } from '@console/node-kit';
import { MajorEventsService } from './major-events.service.ts';

@Controller()
export class MajorEventsController {
  constructor(private readonly events: MajorEventsService) {}

  @Serve(companyCalls.equityPledge)
  pledges(
    @Input() { dataId }: InputOf<typeof companyCalls.equityPledge>,
    @Signed() session: Session,
  ): Promise<OutputOf<typeof companyCalls.equityPledge>> {
    return this.events.pledges(session, dataId);
  }

  @Serve(companyCalls.issuanceYears)
  issuanceYears(
    @Input() { dataId }: InputOf<typeof companyCalls.issuanceYears>,
    @Signed() session: Session,
  ): Promise<number[]> {
    return this.events.issuanceYears(session, dataId);
  }
}
