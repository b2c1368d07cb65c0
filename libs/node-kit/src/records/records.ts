import { Inject, Injectable } from '@nestjs/common';
import { shanghaiDateTime, type Clock } from '@console/contract-core';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { transact } from '../database/transact.ts';
import { Creations, type Creation } from '../idempotency/creations.ts';
import { CLOCK } from '../tokens.ts';
import { RecordChange } from './record-change.ts';
import type { Writer } from './record-kind.ts';

interface RecordCreation extends Creation {
  readonly session: Writer;
}

/** Opens the transactions in which staff's records are made, edited and removed. */
@Injectable()
export class Records {
  constructor(
    private readonly database: DataSource,
    private readonly creations: Creations,
    private readonly audit: Audit,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Runs changes in one transaction, again after a conflict with another. */
  change<T>(
    writer: Writer,
    work: (change: RecordChange) => Promise<T>,
    isolation?: 'READ COMMITTED',
  ): Promise<T> {
    return transact(this.database, (manager) => work(this.of(manager, writer)), isolation);
  }

  /** As `change`, done only once for a key, however often requested (`Creations`). */
  create<T>(creation: RecordCreation, work: (change: RecordChange) => Promise<T>): Promise<T> {
    return this.creations.once(creation, (manager) => work(this.of(manager, creation.session)));
  }

  private of(manager: EntityManager, writer: Writer): RecordChange {
    return new RecordChange(manager, writer, shanghaiDateTime(this.clock.now()), this.audit);
  }
}
