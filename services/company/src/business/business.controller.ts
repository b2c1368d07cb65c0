import { Controller } from '@nestjs/common';
import { companyCalls } from '@console/contract-company';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { Input, Serve, Signed } from '@console/node-kit';
import { ExpensesService } from './expenses.service.ts';
import { SegmentsService } from './segments.service.ts';

@Controller()
export class BusinessController {
  constructor(
    private readonly segments: SegmentsService,
    private readonly costs: ExpensesService,
  ) {}

  @Serve(companyCalls.productSegments)
  products(
    @Input() { dataId }: InputOf<typeof companyCalls.productSegments>,
    @Signed() session: Session,
  ): Promise<OutputOf<typeof companyCalls.productSegments>> {
    return this.segments.pivot(session, dataId, 'product');
  }

  @Serve(companyCalls.regionSegments)
  regions(
    @Input() { dataId }: InputOf<typeof companyCalls.regionSegments>,
    @Signed() session: Session,
  ): Promise<OutputOf<typeof companyCalls.regionSegments>> {
    return this.segments.pivot(session, dataId, 'region');
  }

  @Serve(companyCalls.operatingExpenses)
  expenses(
    @Input() input: InputOf<typeof companyCalls.operatingExpenses>,
    @Signed() session: Session,
  ): Promise<OutputOf<typeof companyCalls.operatingExpenses>> {
    return this.costs.expenses(session, input);
  }
}
