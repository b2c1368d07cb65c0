import { Controller } from '@nestjs/common';
import { companyCalls } from '@console/contract-company';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { IdempotencyKey, Input, Serve, Signed } from '@console/node-kit';
import { MaintainService } from './maintain.service.ts';

@Controller()
export class MaintainController {
  constructor(private readonly service: MaintainService) {}

  @Serve(companyCalls.abilities)
  abilities(): OutputOf<typeof companyCalls.abilities> {
    return { canDelete: this.service.canDelete };
  }

  @Serve(companyCalls.addCompany)
  add(
    @Input() input: InputOf<typeof companyCalls.addCompany>,
    @Signed() session: Session,
    @IdempotencyKey() key: string | null,
  ): Promise<boolean> {
    return this.service.add(session, input, key);
  }

  @Serve(companyCalls.updateCompany)
  update(
    @Input() input: InputOf<typeof companyCalls.updateCompany>,
    @Signed() session: Session,
  ): Promise<boolean> {
    return this.service.update(session, input);
  }

  @Serve(companyCalls.deleteCompany)
  delete(
    @Input() input: InputOf<typeof companyCalls.deleteCompany>,
    @Signed() session: Session,
  ): Promise<boolean> {
    return this.service.delete(session, input);
  }

  @Serve(companyCalls.updateIndustryCorp)
  updateIndustryCorp(
    @Input() input: InputOf<typeof companyCalls.updateIndustryCorp>,
    @Signed() session: Session,
  ): Promise<boolean> {
    return this.service.fill(session, input);
  }
}
