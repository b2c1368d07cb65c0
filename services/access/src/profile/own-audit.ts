import { Injectable } from '@nestjs/common';
import { Audit } from '@console/node-kit/records';
import { DataSource, type EntityManager } from 'typeorm';
import { actedLine } from '../users/acted-line.ts';
import type { Actor } from '../users/acting.ts';

interface Change {
  readonly before?: object;
  readonly after?: object;
  /** The transaction of the write; left out for a write to Redis. */
  readonly manager?: EntityManager;
}

/** Audit lines of what users change about themselves. */
@Injectable()
export class OwnAudit {
  constructor(
    private readonly audit: Audit,
    private readonly database: DataSource,
  ) {}

  record(actor: Actor, verb: string, { manager, ...change }: Change = {}): Promise<void> {
    const line = actedLine(actor, verb, { subject: `user:${actor.userId}`, ...change });
    return this.audit.record(manager ?? this.database.manager, line);
  }
}
