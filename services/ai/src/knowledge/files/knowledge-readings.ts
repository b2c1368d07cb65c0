import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Session } from '@console/contract-core';
import { LOGGER } from '@console/node-kit/config';
import { transact } from '@console/node-kit/database';
import type { Logger } from '@console/node-kit/observe';
import type { Querying } from '@console/node-kit/queries';
import type { Selectable } from 'kysely';
import { DataSource } from 'typeorm';
import { DocumentReader } from '../../documents/document-reader.ts';
import type { DocumentOrder } from '../../documents/serve-documents.ts';
import { queries, type Tables } from '../../queries.ts';
import { storePassages } from '../store-passages.ts';

/** A document whose text is to be read now. */
export interface Reading {
  readonly owner: Pick<Session, 'tenantId' | 'userId'>;
  readonly knowledgeId: number;
  readonly fileId: number;
  readonly name: string;
  /** Names this reading: only the latest one of a document is kept. */
  readonly reading: string;
  readonly order: DocumentOrder;
}

const FAILED = '读取失败，请重新读取';
const CLOSED = '服务重新启动，请重新读取';

/** Reads documents beside the requests that attach them, and stores their passages. */
@Injectable()
export class KnowledgeReadings implements OnModuleDestroy {
  private readonly going = new Map<Reading, Promise<void>>();

  constructor(
    private readonly database: DataSource,
    private readonly reader: DocumentReader,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  begin(reading: Reading): void {
    const work = this.read(reading).finally(() => this.going.delete(reading));
    this.going.set(reading, work);
  }

  /** Waits until no document is being read. */
  async idle(): Promise<void> {
    await Promise.all(this.going.values());
  }

  /** What is being read is said to have broken off; its file can be read again. */
  async onModuleDestroy(): Promise<void> {
    for (const reading of this.going.keys()) await this.end(reading, CLOSED);
  }

  /** Never throws: what could not be stored is known by the time of its reading. */
  private async read(reading: Reading): Promise<void> {
    try {
      const read = await this.reader.read(reading.owner, reading.order);
      if ('fault' in read) await this.end(reading, read.fault);
      else await this.keep(reading, read.text);
    } catch (error) {
      this.logger.error({ err: error, fileId: reading.fileId }, 'a document could not be read');
      await this.end(reading, FAILED);
    }
  }

  private async keep(reading: Reading, text: string): Promise<void> {
    const { owner, knowledgeId, fileId, name } = reading;
    await transact(this.database, async (manager) => {
      const isLatest = await update(manager, reading, {
        state: 'ready',
        reason: null,
        characters: text.length,
      });
      if (!isLatest) return;
      await storePassages(manager, { tenantId: owner.tenantId, knowledgeId, fileId }, { title: name, text });
    });
  }

  private async end(reading: Reading, reason: string): Promise<void> {
    await update(this.database, reading, { state: 'failed', reason }).catch((error: unknown) => {
      this.logger.error({ err: error, fileId: reading.fileId }, 'a reading that ended could not be stored');
    });
  }
}

/** Stores how a reading ended. Returns whether it still mattered: the document was not removed, and not read again. */
async function update(
  database: Querying,
  { owner, fileId, reading }: Reading,
  fields: Partial<Pick<Selectable<Tables['ai.knowledge_file']>, 'state' | 'reason' | 'characters'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await queries(database)
    .updateTable('ai.knowledge_file')
    .set(fields)
    .where('tenant_id', '=', owner.tenantId)
    .where('id', '=', fileId)
    .where('reading', '=', reading)
    .where('state', '=', 'reading')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
