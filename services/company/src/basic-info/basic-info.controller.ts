import { Controller } from '@nestjs/common';
import { companyCalls } from '@console/contract-company';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { Input, Serve, Signed } from '@console/node-kit';
import { CompanyProfileService } from './company-profile.service.ts';
import { ExecutivesService } from './executives.service.ts';

type Calls = typeof companyCalls;
type OfCompany = InputOf<Calls['companyProfile']>;

@Controller()
export class BasicInfoController {
  constructor(
    private readonly profiles: CompanyProfileService,
    private readonly executives: ExecutivesService,
  ) {}

  @Serve(companyCalls.companyProfile)
  profile(
    @Input() { dataId }: OfCompany,
    @Signed() session: Session,
  ): Promise<OutputOf<Calls['companyProfile']>> {
    return this.profiles.profile(session, dataId);
  }

  @Serve(companyCalls.fundProfile)
  fund(
    @Input() input: InputOf<Calls['fundProfile']>,
    @Signed() session: Session,
  ): Promise<OutputOf<Calls['fundProfile']>> {
    return this.profiles.fund(session, input);
  }

  @Serve(companyCalls.staffComposition)
  staff(
    @Input() { dataId }: OfCompany,
    @Signed() session: Session,
  ): Promise<OutputOf<Calls['staffComposition']>> {
    return this.profiles.staff(session, dataId);
  }

  @Serve(companyCalls.executiveYears)
  executiveYears(@Input() { dataId }: OfCompany, @Signed() session: Session): Promise<number[]> {
    return this.executives.years(session, dataId);
  }

  @Serve(companyCalls.executiveDetail)
  executive(
    @Input() input: InputOf<Calls['executiveDetail']>,
    @Signed() session: Session,
  ): Promise<OutputOf<Calls['executiveDetail']>> {
    return this.executives.detail(session, input);
  }

  @Serve(companyCalls.executiveChangeYears)
  executiveChangeYears(
    @Input() input: InputOf<Calls['executiveChangeYears']>,
    @Signed() session: Session,
  ): Promise<number[]> {
    return this.executives.changeYears(session, input);
  }
}
