import { Injectable } from '@nestjs/common';
import {
  aiEntries,
  KNOWLEDGE_LIMITS,
  KNOWLEDGE_SOURCE,
  TOPIC_MESSAGES,
  type Knowledge,
} from '@console/contract-ai';
import { Refusal, type InputOf, type Session } from '@console/contract-core';
import { HtmlCleaner } from '@console/ecology/notes';
import { findRecord } from '@console/node-kit/queries';
import { Records, unlessTaken, type RecordChange } from '@console/node-kit/records';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';
import { KNOWLEDGE_READS } from './knowledge-reads.ts';
import { KNOWLEDGE, type KnowledgeFields } from './knowledge-records.ts';
import { removePassages, storePassages } from './store-passages.ts';
import { textOfCleanHtml } from './text-of-clean-html.ts';

type Added = InputOf<typeof aiEntries.addKnowledge>;
type Updated = InputOf<typeof aiEntries.updateKnowledge>;

const TAKEN = { knowledge_title_present: TOPIC_MESSAGES.titleTaken };
const NAMED_TOPICS = 5;

/** The knowledge base: rich text of staff, cleaned, with the passages that answers draw on. */
@Injectable()
export class KnowledgeService {
  constructor(
    private readonly database: DataSource,
    private readonly records: Records,
    private readonly cleaner: HtmlCleaner,
  ) {}

  find({ tenantId }: Session, id: number): Promise<Knowledge> {
    return findRecord<Knowledge>(this.database, KNOWLEDGE_READS, { tenantId, id });
  }

  /** Adds an entry, once for a key. */
  async add(session: Session, input: Added, key: string | null): Promise<Knowledge> {
    const fields = await this.fieldsOf(session, input);
    const creation = { schema: 'ai', entry: aiEntries.addKnowledge, session, key, input } as const;
    // Only the id is stored with the key, which has no room for a long text.
    const id = await this.records.create(creation, async (change) => {
      const added = await unlessTaken(TAKEN, () => change.add(KNOWLEDGE, fields));
      await storePassages(change.manager, { tenantId: session.tenantId, knowledgeId: added.id }, fields);
      return added.id;
    });
    return this.find(session, id);
  }

  async update(session: Session, { id, version, ...input }: Updated): Promise<Knowledge> {
    const fields = await this.fieldsOf(session, input);
    await this.records.change(session, async (change) => {
      const before = await change.lock(KNOWLEDGE, id);
      const saved = await unlessTaken(TAKEN, () =>
        change.replace(KNOWLEDGE, before, { read: version, fields }),
      );
      if (saved !== null)
        await storePassages(change.manager, { tenantId: session.tenantId, knowledgeId: id }, fields);
    });
    return this.find(session, id);
  }

  /** Removes an entry with its documents and passages. Refuses one that matches of topics name, with the topics. */
  remove(session: Session, id: number): Promise<void> {
    return this.records.change(session, async (change) => {
      const entry = await change.lock(KNOWLEDGE, id);
      await refuseInUse(change, id);
      await removePassages(change.manager, { tenantId: session.tenantId, knowledgeId: id });
      await queries(change.manager)
        .deleteFrom('ai.knowledge_file')
        .where('tenant_id', '=', session.tenantId)
        .where('knowledge_id', '=', id)
        .execute();
      await change.remove(KNOWLEDGE, entry);
    });
  }

  private async fieldsOf(session: Session, { title, content: given }: Added): Promise<KnowledgeFields> {
    const content = await this.cleaner.clean(session, given);
    const text = textOfCleanHtml(content);
    if (text === '') throw new Refusal(TOPIC_MESSAGES.noText);
    if (text.length > KNOWLEDGE_LIMITS.text)
      throw new Refusal(TOPIC_MESSAGES.longText, { most: KNOWLEDGE_LIMITS.text });
    return { title, content, text };
  }
}

async function refuseInUse(change: RecordChange, id: number): Promise<void> {
  const found = await queries(change.manager)
    .selectFrom('ai.topic_match as m')
    .innerJoin('ai.topic as t', 't.id', 'm.topic_id')
    .where('m.tenant_id', '=', change.writer.tenantId)
    .where('m.removed_at', 'is', null)
    .where('m.source', '=', KNOWLEDGE_SOURCE)
    .where(sql<boolean>`JSON_CONTAINS(JSON_EXTRACT(m.details, '$[*].dataId'), ${JSON.stringify(String(id))})`)
    .select('t.name')
    .limit(NAMED_TOPICS)
    .execute();
  if (found.length > 0)
    throw new Refusal(TOPIC_MESSAGES.knowledgeInUse, { topics: found.map(({ name }) => name).join('、') });
}
