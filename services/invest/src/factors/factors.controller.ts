import { Controller } from '@nestjs/common';
import { investEntries, type Factor } from '@console/contract-invest';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { IdempotencyKey, Input, Serve, Signed } from '@console/node-kit';
import { FactorReader } from './factor-reader.ts';
import { FactorsService } from './factors.service.ts';

type Entries = typeof investEntries;

@Controller()
export class FactorsController {
  constructor(
    private readonly factors: FactorsService,
    private readonly reader: FactorReader,
  ) {}

  @Serve(investEntries.factor)
  factor(@Input() { id }: InputOf<Entries['factor']>, @Signed() session: Session): Promise<Factor> {
    return this.reader.find(session, id);
  }

  @Serve(investEntries.saveFactor)
  saveFactor(
    @Input() input: InputOf<Entries['saveFactor']>,
    @Signed() session: Session,
    @IdempotencyKey() key: string | null,
  ): Promise<Factor> {
    return this.factors.save(session, input, key);
  }

  @Serve(investEntries.deleteFactor)
  deleteFactor(
    @Input() { id }: InputOf<Entries['deleteFactor']>,
    @Signed() session: Session,
  ): Promise<boolean> {
    return this.factors.remove(session, id);
  }

  @Serve(investEntries.factorNameCount)
  factorNameCount(
    @Input() input: InputOf<Entries['factorNameCount']>,
    @Signed() session: Session,
  ): Promise<number> {
    return this.reader.nameCount(session, input);
  }

  @Serve(investEntries.factorVersions)
  factorVersions(
    @Input() { id }: InputOf<Entries['factorVersions']>,
    @Signed() session: Session,
  ): Promise<OutputOf<Entries['factorVersions']>> {
    return this.reader.versions(session, id);
  }

  @Serve(investEntries.factorTree)
  factorTree(
    @Input() input: InputOf<Entries['factorTree']>,
    @Signed() session: Session,
  ): Promise<OutputOf<Entries['factorTree']>> {
    return this.reader.tree(session, input);
  }
}
