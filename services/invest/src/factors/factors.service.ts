import { Inject, Injectable } from '@nestjs/common';
import { FACTOR_MESSAGES, investEntries, type Factor } from '@console/contract-invest';
import { Refusal, shanghaiDateTime, type Clock, type InputOf, type Session } from '@console/contract-core';
import { Audit, CLOCK, Creations, transact } from '@console/node-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { FactorWriter } from './factor-writer.ts';
import { refuseOtherwiseStated } from './refuse-otherwise-stated.ts';
import { removeFactor } from './remove-factor.ts';
import type { FactorWrite } from './write-rows.ts';

type Entries = typeof investEntries;

/** V-11: a tenant's factors, each one graph in all its versions. */
@Injectable()
export class FactorsService {
  constructor(
    private readonly database: DataSource,
    private readonly writer: FactorWriter,
    private readonly creations: Creations,
    private readonly audit: Audit,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Adds one, or with `id` changes it. Refuses what is said of it and its graph does not bear out. Asked for with the same key it is done once. */
  save(session: Session, input: InputOf<Entries['saveFactor']>, key: string | null): Promise<Factor> {
    const creation = { schema: 'invest', entry: investEntries.saveFactor, session, key, input } as const;
    const { id, revision, factorIsSingle, factorSource, sourceStr, calcRule, ...draft } = input;
    return this.creations.once(creation, async (manager) => {
      const write = this.writeOf(session);
      const { factor, change } = await unlessNameTaken(() =>
        id === undefined
          ? this.writer.add(manager, write, draft)
          : this.writer.edit(manager, write, { id, revision, ...draft }),
      );
      refuseOtherwiseStated({ factorIsSingle, factorSource, sourceStr, calcRule }, factor);
      if (change !== null)
        await this.record(manager, session, { verb: 'saveFactor', id: factor.id, ...change });
      return factor;
    });
  }

  /** Refused while another factor names it or a backtest of it is queued or runs. */
  async remove(session: Session, id: number): Promise<boolean> {
    await transact(this.database, async (manager) => {
      const name = await removeFactor(manager, this.writeOf(session), id);
      await this.record(manager, session, { verb: 'deleteFactor', id, before: { name } });
    });
    return true;
  }

  private writeOf({ tenantId, userId }: Session): FactorWrite {
    return { tenantId, userId, now: shanghaiDateTime(this.clock.now()) };
  }

  private record(
    manager: EntityManager,
    session: Session,
    { verb, id, ...change }: { verb: string; id: number; before?: object; after?: object },
  ): Promise<void> {
    return this.audit.record(manager, {
      session,
      service: 'invest',
      action: `invest.${verb}`,
      subject: `factor:${id}`,
      ...change,
    });
  }
}

/** The unique index alone decides whether a name is taken. */
async function unlessNameTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ER_DUP_ENTRY') throw error;
    throw new Refusal(FACTOR_MESSAGES.nameTaken);
  }
}
