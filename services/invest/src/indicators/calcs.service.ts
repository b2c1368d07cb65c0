import { INDICATOR_MESSAGES, indicatorCalls } from '@console/contract-invest';
import { Refusal, type InputOf, type Session } from '@console/contract-core';
import { Records, unlessTaken, type RecordChange } from '@console/node-kit/records';
import { Injectable } from '@nestjs/common';
import { readCalcFormula, type CalcKind } from './calc-formula.ts';
import { CALCS } from './calc-records.ts';
import { countCalcs, type Calc } from './calc-rows.ts';
import { IndicatorCatalogue } from './indicator-catalogue.ts';

type Input = InputOf<typeof indicatorCalls.calcOne>;

const ENTRIES = { one: indicatorCalls.calcOne, several: indicatorCalls.calcSeveral } as const;

/** The most calculations of a user; a browsing list has room for 30. */
const MOST_CALCS = 100;

const TAKEN = { indicator_calc_name: INDICATOR_MESSAGES.nameTaken };

/** The calculations on indicators that users save for themselves. */
@Injectable()
export class CalcsService {
  constructor(
    private readonly records: Records,
    private readonly catalogue: IndicatorCatalogue,
  ) {}

  /**
   * Saves a calculation. Refuses a formula with faults or with the wrong number of indicators, a taken name, and one
   * calculation too many. With the same key it is done once.
   */
  async save(
    session: Session,
    kind: CalcKind,
    { input, key }: { readonly input: Input; readonly key: string | null },
  ): Promise<Calc> {
    const { id, name, formula } = input;
    const read = readCalcFormula(formula, this.catalogue.known(), kind);
    const fields = { ...read, name, graph: JSON.stringify(read.graph), userId: session.userId };
    const creation = { schema: 'invest', entry: ENTRIES[kind], session, key, input } as const;
    return this.records.create(creation, async (change) =>
      calcOf(
        await unlessTaken(TAKEN, () =>
          id === undefined ? add(change, fields) : replace(change, id, fields),
        ),
      ),
    );
  }

  /** Refuses (404) a calculation that is not the user's. */
  async remove(session: Session, id: number): Promise<boolean> {
    await this.records.change(session, async (change) => change.remove(CALCS, await change.lock(CALCS, id)));
    return true;
  }
}

interface Draft extends Pick<Calc, 'name' | 'formula' | 'unit'> {
  readonly graph: string;
  readonly userId: number;
}

async function add(change: RecordChange, draft: Draft): Promise<Calc> {
  if ((await countCalcs(change.manager, change.writer)) >= MOST_CALCS)
    throw new Refusal(INDICATOR_MESSAGES.tooManyCalcs, { most: MOST_CALCS });
  return change.add(CALCS, draft);
}

/**
 * Replaces a calculation. The log gets name and formula of both sides, changed or not. An edit names no version,
 * because only its own user edits it.
 */
async function replace(change: RecordChange, id: number, draft: Draft): Promise<Calc> {
  const before = await change.lock(CALCS, id);
  if (before.name === draft.name && before.formula === draft.formula) return before;
  const after = await change.write(CALCS, before, draft);
  const sides = { before: CALCS.said(before), after: CALCS.said(after) };
  await change.record(CALCS, { action: CALCS.actions.replace, id, ...sides });
  return after;
}

const calcOf = ({ id, name, formula, unit, version }: Calc): Calc => ({ id, name, formula, unit, version });
