import { INDICATOR_MESSAGES, type indicatorCalls } from '@console/contract-invest';
import { MESSAGES, Refusal, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import { transact } from '@console/node-kit/database';
import type { Querying } from '@console/node-kit/queries';
import { Audit } from '@console/node-kit/records';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { queries } from '../queries.ts';
import { isOf, readCalcs, type Owner } from './calc-rows.ts';
import { IndicatorCatalogue } from './indicator-catalogue.ts';

type BrowseList = OutputOf<typeof indicatorCalls.browseList>;
type Item = InputOf<typeof indicatorCalls.browseUpdate>['items'][number];

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** The indicators and calculations on each user's browsing page, in their order. */
@Injectable()
export class BrowseService {
  constructor(
    private readonly database: DataSource,
    private readonly catalogue: IndicatorCatalogue,
    private readonly audit: Audit,
  ) {}

  list(session: Session): Promise<BrowseList> {
    return this.read(this.database, session);
  }

  /**
   * Replaces the whole list; of duplicates the first stays. Refuses an unknown indicator, and another user's
   * calculation (404).
   */
  async update(session: Session, items: readonly Item[]): Promise<BrowseList> {
    const wanted = [...new Map(items.map((item) => [wordOf(item), item])).values()];
    for (const item of wanted)
      if ('indicator' in item && this.catalogue.find(item.indicator) === undefined)
        throw new Refusal(INDICATOR_MESSAGES.unknownIndicator, { id: item.indicator });
    return transact(this.database, async (manager) => {
      const ids = wanted.flatMap((item) => ('calc' in item ? [item.calc] : []));
      if ((await readCalcs(manager, session, ids)).length < ids.length) throw new Refusal(MESSAGES.notFound);
      const before = (await rowsOf(manager, session)).map(wordOf);
      await replaceRows(manager, session, wanted);
      await this.record(manager, session, { before, after: wanted.map(wordOf) });
      return this.read(manager, session);
    });
  }

  /** Refuses (404) an item that is not on the user's list. */
  async remove(session: Session, id: number): Promise<boolean> {
    await transact(this.database, async (manager) => {
      const rows = await rowsOf(manager, session);
      if (!rows.some((row) => row.id === id)) throw new Refusal(MESSAGES.notFound);
      await queries(manager)
        .deleteFrom('invest.indicator_browse')
        .where(isOf(session))
        .where('id', '=', id)
        .execute();
      const left = rows.filter((row) => row.id !== id);
      await this.record(manager, session, { before: rows.map(wordOf), after: left.map(wordOf) });
    });
    return true;
  }

  private async read(database: Querying, owner: Owner): Promise<BrowseList> {
    const rows = await rowsOf(database, owner);
    const ids = rows.flatMap(({ calc_id }) => (calc_id === null ? [] : [calc_id]));
    const calcs = new Map((await readCalcs(database, owner, ids)).map((calc) => [calc.id, calc]));
    return rows.flatMap(({ id, position, indicator: name, calc_id }) => {
      const indicator = name === null ? null : (this.catalogue.find(name) ?? null);
      const calc = calc_id === null ? null : (calcs.get(calc_id) ?? null);
      // An indicator that this version no longer has is left out.
      return indicator === null && calc === null ? [] : [{ id, indicator, calc, position }];
    });
  }

  private async record(
    manager: EntityManager,
    session: Session,
    { before, after }: { readonly before: readonly string[]; readonly after: readonly string[] },
  ): Promise<void> {
    if (before.join() === after.join()) return;
    await this.audit.record(manager, {
      session,
      service: 'invest',
      action: 'invest.updateBrowse',
      subject: `browse:${session.userId}`,
      before,
      after,
    });
  }
}

const rowsOf = (database: Querying, owner: Owner) =>
  queries(database)
    .selectFrom('invest.indicator_browse')
    .select(['id', 'position', 'indicator', 'calc_id'])
    .where(isOf(owner))
    .orderBy('position')
    .execute();

/**
 * Writes the list position by position, so that of two updates at once one list or the other remains. Plain queries:
 * the list has no version and is replaced whole, and `Records` has no insert that overwrites.
 */
async function replaceRows(manager: EntityManager, owner: Owner, items: readonly Item[]): Promise<void> {
  for (const [position, item] of items.entries()) {
    const kept =
      'calc' in item ? { indicator: null, calc_id: item.calc } : { indicator: item.indicator, calc_id: null };
    await queries(manager)
      .insertInto('invest.indicator_browse')
      .values({ ...kept, tenant_id: owner.tenantId, user_id: owner.userId, position })
      .onDuplicateKeyUpdate(kept)
      .execute();
  }
  await queries(manager)
    .deleteFrom('invest.indicator_browse')
    .where(isOf(owner))
    .where('position', '>=', items.length)
    .execute();
}

/** An item as the audit log writes it. */
function wordOf(item: Item | Row): string {
  if ('calc_id' in item) return item.indicator ?? `calc:${item.calc_id}`;
  return 'indicator' in item ? item.indicator : `calc:${item.calc}`;
}
