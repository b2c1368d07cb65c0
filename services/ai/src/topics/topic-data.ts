import {
  KNOWLEDGE_SOURCE,
  keywordsOf,
  type MatchDetail,
  type TargetType,
  type TemplateItem,
} from '@console/contract-ai';
import { fromJson } from '@console/node-kit/queries';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DataRequest, SubjectKind } from '../data/reading.ts';
import { topicRequests } from '../data/topic-requests.ts';
import { queries } from '../queries.ts';
import type { ComparedTopic } from '../understanding/topic-scores.ts';

/** A topic as a question about one kind of subject is answered by it. */
export interface AskedTopic {
  readonly id: number;
  readonly name: string;
  /** The version of its templates in use, and its templates by workflow number. */
  readonly templateVersion: number;
  readonly templates: readonly TemplateItem[];
  readonly requests: readonly DataRequest[];
  /** The knowledge entries that it names; without any, all of the tenant's are searched. */
  readonly knowledge: readonly number[];
}

/** The target type of each kind of subject; a strategy has none and takes the topic's strategy data. */
const TYPES: Readonly<Record<SubjectKind, TargetType | null>> = {
  market: 'INV_TARGET_TYPE_MKT',
  ecology: 'INV_TARGET_TYPE_ECO',
  industry: 'INV_TARGET_TYPE_IND',
  company: 'INV_TARGET_TYPE_CORP',
  strategy: null,
};

/** Reads of topics for questions, always of one tenant. */
@Injectable()
export class TopicData {
  constructor(private readonly database: DataSource) {}

  /** The tenant's topics, as questions are compared with them. */
  async compared(tenantId: string): Promise<readonly ComparedTopic[]> {
    const rows = await queries(this.database)
      .selectFrom('ai.topic')
      .select(['id', 'name', 'subject'])
      .where('tenant_id', '=', tenantId)
      .where('removed_at', 'is', null)
      .orderBy('id')
      .execute();
    return rows.map(({ subject, ...topic }) => ({ ...topic, subjects: keywordsOf(subject) }));
  }

  /**
   * The topic with the templates in use, or those of another version, and its data for that kind of subject. Null for a
   * topic or version that the tenant does not have.
   */
  async find(
    tenantId: string,
    {
      topicId,
      kind,
      version,
    }: { readonly topicId: number; readonly kind: SubjectKind; readonly version?: number },
  ): Promise<AskedTopic | null> {
    const [topic, matches] = await Promise.all([
      queries(this.database)
        .selectFrom('ai.topic as t')
        .innerJoin('ai.template_version as v', 'v.topic_id', 't.id')
        .select(['t.id', 't.name', 'v.number', 'v.items'])
        .where('t.tenant_id', '=', tenantId)
        .where('t.id', '=', topicId)
        .where('t.removed_at', 'is', null)
        .where('v.number', '=', ({ ref, val }) =>
          version === undefined ? ref('t.template_version') : val(version),
        )
        .executeTakeFirst(),
      this.matches(tenantId, topicId, kind),
    ]);
    if (!topic) return null;
    const templates = [...fromJson<readonly TemplateItem[]>(topic.items)].sort(
      (one, other) => one.promptLevel - other.promptLevel,
    );
    return {
      id: topic.id,
      name: topic.name,
      templateVersion: topic.number,
      templates,
      requests: topicRequests(matches),
      knowledge: matches.flatMap(({ source, details }) =>
        source === KNOWLEDGE_SOURCE ? details.map(({ dataId }) => Number(dataId)) : [],
      ),
    };
  }

  private async matches(tenantId: string, topicId: number, kind: SubjectKind) {
    const type = TYPES[kind];
    const rows = await queries(this.database)
      .selectFrom('ai.topic_match')
      .select(['source', 'details'])
      .where('tenant_id', '=', tenantId)
      .where('topic_id', '=', topicId)
      .where('removed_at', 'is', null)
      .where((is) =>
        type === null ? is('source', '=', 'INV_TARGET_DS_STRATEGY') : is('target_type', '=', type),
      )
      .orderBy('id')
      .execute();
    return rows.map(({ source, details }) => ({
      source,
      details: fromJson<readonly MatchDetail[]>(details),
    }));
  }
}
