import { Injectable } from '@nestjs/common';
import { FACTOR_MESSAGES, investEntries, type Factor } from '@console/contract-invest';
import type { InputOf, Session } from '@console/contract-core';
import { Records, unlessTaken } from '@console/node-kit/records';
import { FACTORS } from './write/factor-records.ts';
import { FactorWriter } from './write/factor-writer.ts';
import { refuseOtherwiseStated } from './write/refuse-otherwise-stated.ts';
import { removeFactor } from './write/remove-factor.ts';

type Entries = typeof investEntries;

const TAKEN = { factor_name_present: FACTOR_MESSAGES.nameTaken };

/** Saves and removes a tenant's factors, each one graph in all its versions. */
@Injectable()
export class FactorsService {
  constructor(
    private readonly records: Records,
    private readonly writer: FactorWriter,
  ) {}

  /**
   * Adds a factor, or with `id` changes it. Refuses statements about the factor that its graph contradicts. With the
   * same key it is done once.
   */
  save(session: Session, input: InputOf<Entries['saveFactor']>, key: string | null): Promise<Factor> {
    const creation = { schema: 'invest', entry: investEntries.saveFactor, session, key, input } as const;
    const { id, revision, factorIsSingle, factorSource, sourceStr, calcRule, ...draft } = input;
    return this.records.create(creation, async (change) => {
      const { factor, sides } = await unlessTaken(TAKEN, () =>
        id === undefined
          ? this.writer.add(change.manager, change.writing, draft)
          : this.writer.edit(change, { id, revision, ...draft }),
      );
      refuseOtherwiseStated({ factorIsSingle, factorSource, sourceStr, calcRule }, factor);
      if (sides !== null)
        await change.record(FACTORS, { action: FACTORS.actions.replace, id: factor.id, ...sides });
      return factor;
    });
  }

  /** Removes a factor. Refused while another factor names it or a backtest of it is queued or runs. */
  async remove(session: Session, id: number): Promise<boolean> {
    await this.records.change(session, (change) => removeFactor(change, id));
    return true;
  }
}
