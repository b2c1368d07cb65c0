import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  KNOWLEDGE_FILE_LIMITS,
  TOPIC_MESSAGES,
  type aiEntries,
  type Knowledge,
  type KnowledgeFile,
} from '@console/contract-ai';
import { MESSAGES, Refusal, type Clock, type InputOf, type Session } from '@console/contract-core';
import { CLOCK } from '@console/node-kit/config';
import { findRecord, type Querying } from '@console/node-kit/queries';
import { Records, type RecordChange } from '@console/node-kit/records';
import type { Selectable } from 'kysely';
import { DataSource } from 'typeorm';
import type { Asker } from '../../console/signed-fetch.ts';
import { UploadedFiles } from '../../console/uploaded-files.ts';
import type { DocumentKind, DocumentOrder } from '../../documents/serve-documents.ts';
import { queries, type Tables } from '../../queries.ts';
import { KNOWLEDGE_READS } from '../knowledge-reads.ts';
import { KNOWLEDGE } from '../knowledge-records.ts';
import { removePassages } from '../store-passages.ts';
import { knowledgeFile, knowledgeFiles, wasLeft } from './knowledge-file-reads.ts';
import { KnowledgeReadings } from './knowledge-readings.ts';

type Given = InputOf<typeof aiEntries.attachKnowledgeFile>;
type FileRow = Selectable<Tables['ai.knowledge_file']>;

const KINDS: Readonly<Record<string, DocumentKind>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

/** Documents at knowledge entries. Each is read as the caller, whose tenant has to have the uploaded file. */
@Injectable()
export class KnowledgeFilesService {
  constructor(
    private readonly database: DataSource,
    private readonly records: Records,
    private readonly uploads: UploadedFiles,
    private readonly readings: KnowledgeReadings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The documents of an entry. Refuses (404) one that the tenant does not have. */
  async list({ tenantId }: Session, knowledgeId: number): Promise<KnowledgeFile[]> {
    await findRecord<Knowledge>(this.database, KNOWLEDGE_READS, { tenantId, id: knowledgeId });
    return knowledgeFiles(this.database, { tenantId, knowledgeId, now: this.clock.now() });
  }

  /** Attaches an uploaded file and begins to read it; one that the entry has already is left as it is. */
  async attach(session: Session, { knowledgeId, fileKey }: Given, asker: Asker): Promise<KnowledgeFile> {
    const { name, order } = await this.upload(fileKey, asker);
    const reading = randomUUID();
    const { id, isNew } = await this.records.change(session, async (change) => {
      await change.lock(KNOWLEDGE, knowledgeId);
      const same = await sameFile(change, { knowledgeId, fileKey });
      if (same !== null) return { id: same, isNew: false };
      const added = await addFile(change, { knowledgeId, fileKey, name, reading });
      await change.record(KNOWLEDGE, {
        action: 'attach-knowledge-file',
        id: knowledgeId,
        after: { file: name },
      });
      return { id: added, isNew: true };
    });
    if (isNew) this.readings.begin({ owner: session, knowledgeId, fileId: id, name, reading, order });
    return this.find(session, id);
  }

  /** Reads a document again, as the caller. Refuses while it is being read, and one whose file is gone. */
  async reread(session: Session, id: number, asker: Asker): Promise<KnowledgeFile> {
    const { name, knowledge_id: knowledgeId, file_key: key } = await fileRow(this.database, session, id);
    const { order } = await this.upload(key, asker);
    const reading = randomUUID();
    await this.records.change(session, async (change) => {
      const row = await fileRow(change.manager, session, id, 'locked');
      if (row.state === 'reading' && !wasLeft(row.reading_since, this.clock.now()))
        throw new Refusal(TOPIC_MESSAGES.fileBeingRead);
      await queries(change.manager)
        .updateTable('ai.knowledge_file')
        .set({ state: 'reading', reason: null, reading, reading_since: change.now })
        .where('tenant_id', '=', session.tenantId)
        .where('id', '=', id)
        .execute();
      await change.record(KNOWLEDGE, {
        action: 'reread-knowledge-file',
        id: knowledgeId,
        after: { file: name },
      });
    });
    this.readings.begin({ owner: session, knowledgeId, fileId: id, name, reading, order });
    return this.find(session, id);
  }

  /** Removes a document with its passages. */
  remove(session: Session, id: number): Promise<void> {
    const { tenantId } = session;
    return this.records.change(session, async (change) => {
      const { knowledge_id: knowledgeId, name } = await fileRow(change.manager, session, id, 'locked');
      await removePassages(change.manager, { tenantId, knowledgeId, fileId: id });
      await queries(change.manager)
        .deleteFrom('ai.knowledge_file')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute();
      await change.record(KNOWLEDGE, {
        action: 'remove-knowledge-file',
        id: knowledgeId,
        before: { file: name },
      });
    });
  }

  private find({ tenantId }: Session, id: number): Promise<KnowledgeFile> {
    return knowledgeFile(this.database, { tenantId, id, now: this.clock.now() });
  }

  /** The uploaded file, to be read. Refuses one that is gone, of another tenant, or of another kind. */
  private async upload(key: string, asker: Asker): Promise<{ name: string; order: DocumentOrder }> {
    const { name, mime, bytes } = await this.uploads.read(key, asker).catch((error: unknown) => {
      const isGone = error instanceof Refusal && error.status === MESSAGES.notFound.status;
      throw isGone ? new Refusal(TOPIC_MESSAGES.fileGone) : error;
    });
    const kind = KINDS[mime];
    if (kind === undefined) throw new Refusal(TOPIC_MESSAGES.fileKind, { name });
    return { name, order: { kind, bytes } };
  }
}

/** A document's row. Refuses (404) one that the tenant does not have. */
async function fileRow(
  database: Querying,
  { tenantId }: Session,
  id: number,
  locked?: 'locked',
): Promise<FileRow> {
  const found = queries(database)
    .selectFrom('ai.knowledge_file')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id);
  const row = await (locked === undefined ? found : found.forUpdate()).executeTakeFirst();
  if (row === undefined) throw new Refusal(MESSAGES.notFound);
  return row;
}

/** The document of the locked entry with that key, if it has it. Refuses one more than an entry may have. */
async function sameFile(
  { manager, writer: { tenantId } }: RecordChange,
  { knowledgeId, fileKey }: Given,
): Promise<number | null> {
  const files = await queries(manager)
    .selectFrom('ai.knowledge_file')
    .select(['id', 'file_key'])
    .where('tenant_id', '=', tenantId)
    .where('knowledge_id', '=', knowledgeId)
    .execute();
  const same = files.find((file) => file.file_key === fileKey);
  if (same === undefined && files.length >= KNOWLEDGE_FILE_LIMITS.files)
    throw new Refusal(TOPIC_MESSAGES.tooManyFiles);
  return same?.id ?? null;
}

async function addFile(
  { manager, writer: { tenantId, userId }, now }: RecordChange,
  { knowledgeId, fileKey, name, reading }: Given & { readonly name: string; readonly reading: string },
): Promise<number> {
  const { insertId } = await queries(manager)
    .insertInto('ai.knowledge_file')
    .values({
      tenant_id: tenantId,
      knowledge_id: knowledgeId,
      file_key: fileKey,
      name,
      state: 'reading',
      reason: null,
      reading_since: now,
      reading,
      added_by: userId,
      added_at: now,
    })
    .executeTakeFirstOrThrow();
  return Number(insertId);
}
