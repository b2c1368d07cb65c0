import { Injectable } from '@nestjs/common';
import { aiEntries, TOPIC_MESSAGES, type Topic, type TopicVersion } from '@console/contract-ai';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { findRecord, type Querying } from '@console/node-kit/queries';
import { Records, unlessTaken } from '@console/node-kit/records';
import { DataSource } from 'typeorm';
import { VersionGate } from '../evaluation/version-gate.ts';
import { removeCasesOf } from '../golden/golden-rows.ts';
import { removeMatchesOf } from '../matches/match-rows.ts';
import { nameContaining } from '../filters.ts';
import { queries } from '../queries.ts';
import { refuseBadTemplates } from '../templates/refuse-bad-templates.ts';
import { saveTemplates } from './save-templates.ts';
import { templateItems } from './template-items.ts';
import { addVersion, listVersions, versionItems } from './template-versions.ts';
import { TOPIC_READS, topicOf, type TopicRead } from './topic-reads.ts';
import { TOPICS } from './topic-records.ts';

type Entries = typeof aiEntries;

const TAKEN = { topic_name_present: TOPIC_MESSAGES.nameTaken };
const OPTIONS = 50;

/** Topics and their templates. A changed template is a new version; the topic names the one in use. */
@Injectable()
export class TopicsService {
  constructor(
    private readonly database: DataSource,
    private readonly records: Records,
    private readonly gate: VersionGate,
  ) {}

  find({ tenantId }: Session, id: number): Promise<Topic> {
    return read(this.database, { tenantId, id });
  }

  /** Adds a topic with its first version in use, once for a key. */
  async add(session: Session, input: InputOf<Entries['addTopic']>, key: string | null): Promise<Topic> {
    const { topicTmplDetailList, topic, invTargetTypeDictKey, subject = '', agiModel = '' } = input;
    const items = templateItems(topicTmplDetailList);
    refuseBadTemplates(items);
    const creation = { schema: 'ai', entry: aiEntries.addTopic, session, key, input } as const;
    // Only the id is stored with the key, which has no room for long templates.
    const id = await this.records.create(creation, async (change) => {
      const named = { topic, invTargetTypeDictKey, subject, agiModel };
      const fields = { ...named, templateVersion: 1, latestVersion: 1 };
      const added = await unlessTaken(TAKEN, () =>
        change.add(TOPICS, fields, (row) => ({ ...TOPICS.said(row), items })),
      );
      await addVersion(change.manager, change.writing, { topicId: added.id, number: 1, items });
      return added.id;
    });
    return this.find(session, id);
  }

  /**
   * Saves a topic. Other templates than those in use are a new version, in use at once unless `release` is false; of a topic
   * with golden cases it has to be evaluated first.
   */
  update(
    session: Session,
    { id, version, topicTmplDetailList, release, ...fields }: InputOf<Entries['updateTopic']>,
  ): Promise<Topic> {
    const items = templateItems(topicTmplDetailList);
    refuseBadTemplates(items);
    return this.records.change(session, async (change) => {
      const topic = await change.lock(TOPICS, id);
      await unlessTaken(TAKEN, () =>
        saveTemplates(change, this.gate, topic, { items, release, read: version, fields }),
      );
      return read(change.manager, topic);
    });
  }

  /** Removes a topic with its matches and golden cases. */
  remove(session: Session, id: number): Promise<void> {
    return this.records.change(session, async (change) => {
      const topic = await change.lock(TOPICS, id);
      await removeMatchesOf(change, id);
      await removeCasesOf(change, id);
      await change.remove(TOPICS, topic);
    });
  }

  /**
   * Puts a version in use. Refuses one that the topic does not have, a stale edit (409), and without a reason a version that
   * the golden cases speak against, or say nothing of; with one, the audit line says so.
   */
  release(
    session: Session,
    { id, number, version, reason }: InputOf<Entries['releaseTopic']>,
  ): Promise<Topic> {
    return this.records.change(session, async (change) => {
      const topic = await change.lock(TOPICS, id);
      await versionItems(change.manager, { tenantId: session.tenantId, topicId: id, number });
      const { tenantId, templateVersion: inUse } = topic;
      const gated = { tenantId, topicId: id, number, inUse };
      const objection = await this.gate.objection(change.manager, gated);
      if (objection !== null && reason === undefined) throw objection;
      const isOverridden = objection !== null;
      await change.replace(TOPICS, topic, {
        read: version,
        fields: { templateVersion: number },
        action: isOverridden ? 'override-release-topic' : 'release-topic',
        ...(isOverridden ? { marks: { reason, objection: objection.message } } : {}),
      });
      return read(change.manager, topic);
    });
  }

  async versions({ tenantId }: Session, id: number): Promise<TopicVersion[]> {
    const { templateVersion: current } = await read(this.database, { tenantId, id });
    return listVersions(this.database, { tenantId, topicId: id, current });
  }

  /** Topics to choose from, the latest changed first. */
  async options(
    { tenantId }: Session,
    search: string | undefined,
  ): Promise<OutputOf<Entries['topicOption']>> {
    const rows = queries(this.database)
      .selectFrom('ai.topic as t')
      .select(['t.id as value', 't.name as label', 't.target_type as invTargetTypeDictKey'])
      .where('t.tenant_id', '=', tenantId)
      .where('t.removed_at', 'is', null);
    const found = nameContaining(TOPIC_READS.columns.topic, search).reduce(
      (all, one) => all.where(one),
      rows,
    );
    return found.orderBy('t.updated_at', 'desc').orderBy('t.id', 'desc').limit(OPTIONS).execute();
  }
}

const read = async (
  database: Querying,
  { tenantId, id }: { readonly tenantId: string; readonly id: number },
): Promise<Topic> => topicOf(await findRecord<TopicRead>(database, TOPIC_READS, { tenantId, id }));
