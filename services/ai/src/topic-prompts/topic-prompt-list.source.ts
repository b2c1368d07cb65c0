import { Injectable } from '@nestjs/common';
import { aiTables } from '@console/contract-ai';
import type { Page, RowOf, Session } from '@console/contract-core';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { keyedPage, textContaining } from '@console/node-kit/queries';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { dictionaryLabel } from '../dictionary/dictionary-label.ts';
import { isEqual, nameContaining } from '../filters.ts';
import { queries } from '../queries.ts';
import { TOPIC_ROW } from '../topics/topic-reads.ts';
import { LEVELS } from './topic-prompt-id.ts';

type List = typeof aiTables.topicPromptList;
type Row = RowOf<List>;

/** The characters of a text in the list. */
const SHOWN = 200;

const TEXT = { prompt: sql.ref<string>('p.prompt'), expertResponse: sql.ref<string>('p.expert_response') };
const SOURCE = sql.ref<Row['invTargetDsDictKey']>('p.source');
const { id, topic, invTargetTypeDictKey, invTargetType, templateVersion, ...stamps } = TOPIC_ROW;
const { createUser, createTime, updateUser, updateTime, version } = stamps;
const ID = sql<number>`${id} * ${sql.lit(LEVELS)} + p.level`;

/** A row for each template of a version `v`. The dictionary has another collation than the connection: a binary one meets any. */
const TEMPLATES = sql<object>`JSON_TABLE(v.items, '$[*]' COLUMNS (
  level INT UNSIGNED PATH '$.promptLevel',
  source VARCHAR(32) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin PATH '$.invTargetDsDictKey',
  prompt TEXT PATH '$.prompt',
  expert_response TEXT PATH '$.expertResponse'
))`;

/** The prompts of the tenant's topics, those of the versions in use. */
@Injectable()
export class TopicPromptListSource implements TableSource<List> {
  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<List>, { tenantId }: Session): Promise<Page<Row>> {
    const { filter } = query;
    const page = await keyedPage(this.database, aiTables.topicPromptList, query, {
      from: queries(this.database)
        .selectFrom('ai.topic as t')
        .innerJoin('ai.template_version as v', (on) =>
          on
            .onRef('v.tenant_id', '=', 't.tenant_id')
            .onRef('v.topic_id', '=', 't.id')
            .onRef('v.number', '=', 't.template_version'),
        )
        .innerJoin(TEMPLATES.as('p'), (on) => on.onTrue()),
      tenant: { column: sql.ref('t.tenant_id'), id: tenantId },
      where: [
        sql<boolean>`t.removed_at IS NULL`,
        ...nameContaining(topic, filter.topic),
        ...(filter.prompt === undefined
          ? []
          : [sql<boolean>`${TEXT.prompt} LIKE ${textContaining(filter.prompt)}`]),
        ...isEqual(invTargetTypeDictKey, filter.tmplType),
        ...isEqual(SOURCE, filter.invTargetDsDictKey),
      ],
      key: ID,
      columns: {
        id: ID,
        topicId: id,
        topic,
        tmplType: invTargetTypeDictKey,
        invTargetType,
        invTargetDsDictKey: SOURCE,
        promptLevel: sql.ref<number>('p.level'),
        invTargetDs: dictionaryLabel('INV_TARGET_DS', 'p.source'),
        prompt: sql<string>`LEFT(${TEXT.prompt}, ${sql.lit(SHOWN)})`,
        expertResponse: sql<string>`LEFT(${TEXT.expertResponse}, ${sql.lit(SHOWN)})`,
        templateVersion,
        createUser,
        createTime,
        updateUser,
        updateTime,
        version,
      },
      countNow: true,
    });
    return { ...page, asOf: null };
  }
}
