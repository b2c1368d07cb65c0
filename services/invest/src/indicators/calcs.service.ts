import { INDICATOR_MESSAGES, indicatorCalls } from '@console/contract-invest';
import {
  MESSAGES,
  Refusal,
  shanghaiDateTime,
  type Clock,
  type InputOf,
  type Session,
} from '@console/contract-core';
import { Audit, CLOCK, Creations, transact } from '@console/node-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { readCalcFormula, type CalcFormula, type CalcKind } from './calc-formula.ts';
import {
  countCalcs,
  deleteCalc,
  insertCalc,
  lockCalc,
  readCalcs,
  replaceCalc,
  type Calc,
} from './calc-rows.ts';
import { IndicatorCatalogue } from './indicator-catalogue.ts';

type Input = InputOf<typeof indicatorCalls.calcOne>;

const ENTRIES = { one: indicatorCalls.calcOne, several: indicatorCalls.calcSeveral } as const;

/** Browsing lists hold 30: a user with more has lost sight of them. */
const MOST_CALCS = 100;

/** V-11: the calculations on indicators that users keep for themselves. */
@Injectable()
export class CalcsService {
  constructor(
    private readonly database: DataSource,
    private readonly catalogue: IndicatorCatalogue,
    private readonly creations: Creations,
    private readonly audit: Audit,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Refuses a formula with faults or on the wrong number of indicators, a taken name, and one calculation too many.
   * Asked for with the same key it is done once.
   */
  async save(
    session: Session,
    kind: CalcKind,
    { input, key }: { readonly input: Input; readonly key: string | null },
  ): Promise<Calc> {
    const { id, name, formula } = input;
    const read = readCalcFormula(formula, this.catalogue.known(), kind);
    const creation = { schema: 'invest', entry: ENTRIES[kind], session, key, input } as const;
    return this.creations.once(creation, (manager) =>
      unlessNameTaken(() =>
        id === undefined
          ? this.add(manager, session, { ...read, name })
          : this.replace(manager, session, { ...read, name, id }),
      ),
    );
  }

  /** Refuses (404) what the user does not have. */
  async remove(session: Session, id: number): Promise<boolean> {
    await transact(this.database, async (manager) => {
      const before = present(await lockCalc(manager, session, id));
      await deleteCalc(manager, session, id);
      await this.record(manager, session, { action: 'deleteCalc', id, before: factsOf(before) });
    });
    return true;
  }

  private async add(
    manager: EntityManager,
    session: Session,
    draft: CalcFormula & { readonly name: string },
  ): Promise<Calc> {
    if ((await countCalcs(manager, session)) >= MOST_CALCS)
      throw new Refusal(INDICATOR_MESSAGES.tooManyCalcs, { most: MOST_CALCS });
    const id = await insertCalc(manager, session, { ...draft, now: this.now() });
    await this.record(manager, session, { action: 'saveCalc', id, after: factsOf(draft) });
    return this.read(manager, session, id);
  }

  private async replace(
    manager: EntityManager,
    session: Session,
    draft: CalcFormula & { readonly name: string; readonly id: number },
  ): Promise<Calc> {
    const { id } = draft;
    const before = present(await lockCalc(manager, session, id));
    const [was, is] = [factsOf(before), factsOf(draft)];
    const same = was.name === is.name && was.formula === is.formula;
    if (same) return before;
    await replaceCalc(manager, session, { ...draft, now: this.now() });
    await this.record(manager, session, { action: 'saveCalc', id, before: was, after: is });
    return this.read(manager, session, id);
  }

  private async read(manager: EntityManager, session: Session, id: number): Promise<Calc> {
    const [calc] = await readCalcs(manager, session, [id]);
    return present(calc ?? null);
  }

  private record(
    manager: EntityManager,
    session: Session,
    { action, id, ...change }: { action: string; id: number; before?: object; after?: object },
  ): Promise<void> {
    return this.audit.record(manager, {
      session,
      service: 'invest',
      action: `invest.${action}`,
      subject: `calc:${id}`,
      ...change,
    });
  }

  private now(): string {
    return shanghaiDateTime(this.clock.now());
  }
}

const factsOf = ({ name, formula }: Pick<Calc, 'name' | 'formula'>): Pick<Calc, 'name' | 'formula'> => ({
  name,
  formula,
});

function present(calc: Calc | null): Calc {
  if (calc === null) throw new Refusal(MESSAGES.notFound);
  return calc;
}

/** The unique index alone decides whether a name is taken. */
async function unlessNameTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ER_DUP_ENTRY') throw error;
    throw new Refusal(INDICATOR_MESSAGES.nameTaken);
  }
}
