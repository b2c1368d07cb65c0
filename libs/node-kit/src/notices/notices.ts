import { Inject, Injectable } from '@nestjs/common';
import { shanghaiDateTime, type Clock } from '@console/contract-core';
import type { EntityManager } from 'typeorm';
import { tableName } from '../database/schema-name.ts';
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

const MOST_TEXT = 500;

/** Tells a user something, in the transaction of what happened. */
@Injectable()
export class Notices {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  async tell(manager: EntityManager, draft: NoticeDraft): Promise<void> {
    await manager.query(
      `INSERT INTO ${tableName('access', 'notice')} (tenant_id, user_id, kind, title, text, link, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      [
        draft.tenantId,
        draft.userId,
        draft.kind,
        draft.title,
        draft.text?.slice(0, MOST_TEXT) ?? null,
        draft.link ?? null,
        shanghaiDateTime(this.clock.now()),
      ],
    );
  }
}
