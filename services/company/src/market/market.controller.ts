import { Controller } from '@nestjs/common';
import { companyCalls } from '@console/contract-company';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { Input, Serve, Signed } from '@console/node-kit';
import { ShareholderPeriodsService } from './shareholder-periods.service.ts';

@Controller()
export class MarketController {
  constructor(private readonly shareholders: ShareholderPeriodsService) {}

  @Serve(companyCalls.shareholderPeriods)
  shareholderPeriods(
    @Input() { dataId }: InputOf<typeof companyCalls.shareholderPeriods>,
    @Signed() session: Session,
  ): Promise<OutputOf<typeof companyCalls.shareholderPeriods>> {
    return this.shareholders.periods(session, dataId);
  }
}
