import { Inject, Injectable } from '@nestjs/common';
import { shanghaiDateTime, type Clock } from '@console/contract-core';
import type { Generated } from 'kysely';
import type { EntityManager } from 'typeorm';
import { queriesOf } from '../queries/typed-queries.ts';
import { CLOCK } from '../tokens.ts';

export interface NoticeDraft {
  readonly tenantId: string;
  readonly userId: number;
  readonly kind: 'job' | 'security' | 'system';
  readonly title: string;
  readonly text?: string | null;
  /** A path of the console. */
  readonly link?: string;
}

/** A row of `access.notice`. */
export interface NoticeRow {
  readonly id: Generated<number>;
  readonly tenant_id: string;
  readonly user_id: number;
  readonly kind: NoticeDraft['kind'];
  readonly title: string;
  readonly text: string | null;
  readonly link: string | null;
  readonly created_at: string;
  readonly read_at: string | null;
}

const MOST_TEXT = 500;

/** Writes notices to users, in the transaction of the event they report. */
@Injectable()
export class Notices {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  async notify(manager: EntityManager, draft: NoticeDraft): Promise<void> {
    await queriesOf<{ readonly 'access.notice': NoticeRow }>(manager)
      .insertInto('access.notice')
      .values({
        tenant_id: draft.tenantId,
        user_id: draft.userId,
        kind: draft.kind,
        title: draft.title,
        text: draft.text?.slice(0, MOST_TEXT) ?? null,
        link: draft.link ?? null,
        created_at: shanghaiDateTime(this.clock.now()),
      })
      .execute();
  }
}
