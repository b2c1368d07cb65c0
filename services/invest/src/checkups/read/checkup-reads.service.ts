import { Injectable } from '@nestjs/common';
import {
  CHECKUP_CHANGES,
  CHECKUP_MESSAGES,
  type checkupCalls,
  type CheckupChange,
  type CheckupChanged,
} from '@console/contract-invest';
import { MESSAGES, Refusal, type InputOf, type OutputOf } from '@console/contract-core';
import { namedColumns } from '@console/node-kit/queries';
import { DataSource } from 'typeorm';
import { queries } from '../../queries.ts';
import { checkup, CHECKUP_COLUMNS, checkupsWithJobs, presentCheckup } from './checkup-columns.ts';
import { hasChange, JUDGED_COLUMNS, judgedRows } from './judged-columns.ts';

type Card = OutputOf<typeof checkupCalls.checkup>;
type Changes = OutputOf<typeof checkupCalls.checkupChanges>;

/** A check-up that has succeeded, as far as its figures are read with it. */
export interface EndedCheckup {
  readonly id: number;
  readonly previousId: number | null;
}

/** Reads single check-ups. Refuses (404) one that is not the tenant's. */
@Injectable()
export class CheckupReadsService {
  constructor(private readonly database: DataSource) {}

  /** A check-up, or the newest that succeeded; null without one. */
  async card(tenantId: string, checkupId: number | undefined): Promise<Card> {
    const row = await checkupsWithJobs(this.database)
      .select(namedColumns(CHECKUP_COLUMNS))
      .select(['c.previous_id as previousId', 'c.code_version as codeVersion', 'c.snapshot_id as snapshotId'])
      .where('c.tenant_id', '=', tenantId)
      .where(checkupId === undefined ? checkup('j.state', '=', 'succeeded') : checkup('c.id', '=', checkupId))
      .orderBy('c.id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (row === undefined && checkupId === undefined) return null;
    if (row === undefined) throw new Refusal(MESSAGES.notFound);
    const { previousId, codeVersion, snapshotId, ...listed } = row;
    const [families, previousAsOf] = await Promise.all([
      this.families(tenantId, row.checkupId),
      this.asOf(tenantId, previousId),
    ]);
    return { ...presentCheckup(listed), previousId, previousAsOf, families, codeVersion, snapshotId };
  }

  /** @throws Refusal notFound of one that is not the tenant's, notEnded of one that has not succeeded */
  async ended(tenantId: string, checkupId: number): Promise<EndedCheckup> {
    const row = await checkupsWithJobs(this.database)
      .select(['c.id', 'c.previous_id as previousId', 'j.state'])
      .where('c.tenant_id', '=', tenantId)
      .where('c.id', '=', checkupId)
      .executeTakeFirst();
    if (row === undefined) throw new Refusal(MESSAGES.notFound);
    if (row.state !== 'succeeded') throw new Refusal(CHECKUP_MESSAGES.notEnded);
    return { id: row.id, previousId: row.previousId };
  }

  /** What changed since the check-up before, for one horizon. */
  async changes(
    tenantId: string,
    { checkupId, horizon }: InputOf<typeof checkupCalls.checkupChanges>,
  ): Promise<Changes> {
    const { previousId } = await this.ended(tenantId, checkupId);
    const changed = (change: CheckupChange): Promise<CheckupChanged[]> =>
      changedRows(this.database, tenantId)
        .where('r.checkup_id', '=', checkupId)
        .where('r.horizon', '=', horizon)
        .where(hasChange(change))
        .execute();
    const [all, gone] = await Promise.all([
      Promise.all(CHECKUP_CHANGES.map(async (change) => [change, await changed(change)] as const)),
      previousId === null ? [] : this.gone(tenantId, { checkupId, previousId, horizon }),
    ]);
    const by = Object.fromEntries(all) as Record<CheckupChange, CheckupChanged[]>;
    return { previousId, ...by, gone };
  }

  /** Subjects of the check-up before that this one does not have, as they were. */
  private gone(
    tenantId: string,
    { checkupId, previousId, horizon }: { readonly checkupId: number; previousId: number; horizon: number },
  ): Promise<CheckupChanged[]> {
    return judgedRows(this.database)
      .select(['r.subject', 'r.name', 'r.kind', 'r.rank_ic as previousRankIc'])
      .select(({ val }) => val<number | null>(null).as('rankIc'))
      .where('r.tenant_id', '=', tenantId)
      .where('r.checkup_id', '=', previousId)
      .where('r.horizon', '=', horizon)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('invest.checkup_row as n')
              .select('n.id')
              .where('n.checkup_id', '=', checkupId)
              .where('n.horizon', '=', horizon)
              // A factor is itself in every version.
              .where(({ or, and, eb, ref }) =>
                or([
                  eb('n.subject', '=', ref('r.subject')),
                  and([eb('n.factor_id', 'is not', null), eb('n.factor_id', '=', ref('r.factor_id'))]),
                ]),
              ),
          ),
        ),
      )
      .orderBy('r.subject')
      .execute();
  }

  private async families(tenantId: string, checkupId: number): Promise<NonNullable<Card>['families']> {
    const rows = await judgedRows(this.database)
      .select(({ fn }) => [
        'r.horizon',
        fn.count<number>('r.p').as('tests'),
        fn.sum<number>('r.significant').as('significant'),
      ])
      .where('r.tenant_id', '=', tenantId)
      .where('r.checkup_id', '=', checkupId)
      .groupBy('r.horizon')
      .orderBy('r.horizon')
      .execute();
    return rows.map(({ horizon, tests, significant }) => ({
      horizon,
      tests: Number(tests),
      significant: Number(significant),
    }));
  }

  private async asOf(tenantId: string, checkupId: number | null): Promise<string | null> {
    if (checkupId === null) return null;
    const row = await queries(this.database)
      .selectFrom('invest.checkup')
      .select('as_of')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', checkupId)
      .executeTakeFirst();
    return row?.as_of ?? null;
  }
}

const changedRows = (database: DataSource, tenantId: string) =>
  judgedRows(database)
    .select(['r.subject', 'r.name', 'r.kind', 'r.rank_ic as rankIc'])
    .select(JUDGED_COLUMNS.previousRankIc.as('previousRankIc'))
    .where('r.tenant_id', '=', tenantId)
    .orderBy('r.p')
    .orderBy('r.subject');
