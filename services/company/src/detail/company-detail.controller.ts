import { Controller } from '@nestjs/common';
import { companyCalls } from '@console/contract-company';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { Input, Serve, Signed } from '@console/node-kit';
import { CompanyHeaderService } from './company-header.service.ts';

@Controller()
export class CompanyDetailController {
  constructor(private readonly headers: CompanyHeaderService) {}

  @Serve(companyCalls.header)
  header(
    @Input() input: InputOf<typeof companyCalls.header>,
    @Signed() session: Session,
  ): Promise<OutputOf<typeof companyCalls.header>> {
    return this.headers.header(session, input.corpId);
  }
}
