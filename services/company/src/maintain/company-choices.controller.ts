import { Controller } from '@nestjs/common';
import { companyCalls, type IndustryOption, type MaintainedCompany } from '@console/contract-company';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { IndustryReader } from '@console/ecology';
import { Input, Serve, Signed } from '@console/node-kit';
import { CompanyChoicesService } from './company-choices.service.ts';
import { IndustryPoolService } from './industry-pool.service.ts';
import { MaintainedCompanyService } from './maintained-company.service.ts';

/** What the forms of a company read. */
@Controller()
export class CompanyChoicesController {
  constructor(
    private readonly choices: CompanyChoicesService,
    private readonly maintained: MaintainedCompanyService,
    private readonly industries: IndustryReader,
    private readonly pools: IndustryPoolService,
  ) {}

  @Serve(companyCalls.selectAll)
  selectAll(
    @Input() input: InputOf<typeof companyCalls.selectAll>,
    @Signed() { tenantId }: Session,
  ): Promise<OutputOf<typeof companyCalls.selectAll>> {
    return this.choices.shares(tenantId, input);
  }

  @Serve(companyCalls.selectTableAll)
  selectTableAll(
    @Input() input: InputOf<typeof companyCalls.selectTableAll>,
    @Signed() { tenantId }: Session,
  ): Promise<OutputOf<typeof companyCalls.selectTableAll>> {
    return this.choices.companies(tenantId, input);
  }

  @Serve(companyCalls.industryOptions)
  async industryOptions(@Input() _input: object, @Signed() { tenantId }: Session): Promise<IndustryOption[]> {
    return [...(await this.industries.tree(tenantId, 'ecology'))];
  }

  @Serve(companyCalls.maintained)
  company(
    @Input() { corpId }: InputOf<typeof companyCalls.maintained>,
    @Signed() { tenantId }: Session,
  ): Promise<MaintainedCompany> {
    return this.maintained.company(tenantId, corpId);
  }

  @Serve(companyCalls.industriesOfCompany)
  industriesOfCompany(
    @Input() input: InputOf<typeof companyCalls.industriesOfCompany>,
    @Signed() { tenantId }: Session,
  ): Promise<number[]> {
    return this.maintained.industries(tenantId, input);
  }

  @Serve(companyCalls.companiesOfIndustry)
  companiesOfIndustry(
    @Input() input: InputOf<typeof companyCalls.companiesOfIndustry>,
    @Signed() { tenantId }: Session,
  ): Promise<OutputOf<typeof companyCalls.companiesOfIndustry>> {
    return this.pools.pool(tenantId, input);
  }
}
