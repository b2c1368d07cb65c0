import { Controller } from '@nestjs/common';
import { investEntries } from '@console/contract-invest';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { Input, Serve, Signed } from '@console/node-kit';
import { FactorRelations } from './factor-relations.ts';
import { FactorValues } from './factor-values.ts';

type Entries = typeof investEntries;

/** What saved factors are made of, and what they come to. */
@Controller()
export class InsightController {
  constructor(
    private readonly relations: FactorRelations,
    private readonly values: FactorValues,
  ) {}

  @Serve(investEntries.relationTree)
  relationTree(
    @Input() { id, direction }: InputOf<Entries['relationTree']>,
    @Signed() session: Session,
  ): Promise<OutputOf<Entries['relationTree']>> {
    return direction === 'users' ? this.relations.users(session, id) : this.relations.sources(session, id);
  }

  @Serve(investEntries.factorRadar)
  factorRadar(
    @Input() input: InputOf<Entries['factorRadar']>,
    @Signed() session: Session,
  ): Promise<OutputOf<Entries['factorRadar']>> {
    return this.values.radar(session, input);
  }

  @Serve(investEntries.factorValues)
  factorValues(
    @Input() input: InputOf<Entries['factorValues']>,
    @Signed() session: Session,
  ): Promise<OutputOf<Entries['factorValues']>> {
    return this.values.list(session, input);
  }
}
