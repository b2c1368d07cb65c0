import { Controller } from '@nestjs/common';
import { financialCalls } from '@console/contract-company';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { Input, Serve, Signed } from '@console/node-kit';
import { EcologicalComparisonService } from './ecological-comparison.service.ts';

type Calls = typeof financialCalls;

@Controller()
export class EcologicalComparisonController {
  constructor(private readonly comparisons: EcologicalComparisonService) {}

  @Serve(financialCalls.ecologicalComparison)
  comparison(
    @Input() input: InputOf<Calls['ecologicalComparison']>,
    @Signed() session: Session,
  ): Promise<OutputOf<Calls['ecologicalComparison']>> {
    return this.comparisons.comparison(session, input);
  }

  @Serve(financialCalls.ecologicalValuations)
  valuations(
    @Input() input: InputOf<Calls['ecologicalValuations']>,
    @Signed() session: Session,
  ): Promise<OutputOf<Calls['ecologicalValuations']>> {
    return this.comparisons.valuations(session, input);
  }

  @Serve(financialCalls.ecologicalValuationsSort)
  ranking(
    @Input() input: InputOf<Calls['ecologicalValuationsSort']>,
    @Signed() session: Session,
  ): Promise<OutputOf<Calls['ecologicalValuationsSort']>> {
    return this.comparisons.ranking(session, input);
  }
}
