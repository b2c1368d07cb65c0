import { Injectable } from '@nestjs/common';
import { aiTables } from '@console/contract-ai';
import type { Page, RowOf, Session } from '@console/contract-core';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { keyedPage, userName } from '@console/node-kit/queries';
import { sql, type RawBuilder } from 'kysely';
import { DataSource } from 'typeorm';
import { nameContaining } from '../filters.ts';
import { queries } from '../queries.ts';

type List = typeof aiTables.evaluationList;

/** An expression over the answers `r` of evaluation `e`. */
const ofAnswers = <Value>(value: RawBuilder<unknown>): RawBuilder<Value> =>
  sql<Value>`(SELECT ${value} FROM ${sql.table('ai.evaluation_result')} r WHERE r.evaluation_id = e.id)`;
const ENDED = sql`SUM(r.state NOT IN ('waiting', 'writing'))`;

const TOPIC = sql<string>`(SELECT t.name FROM ${sql.table('ai.topic')} t WHERE t.id = e.topic_id)`;
/** The elements of a JSON array in words: `[2, 1]` is `第 2 版、第 1 版`, `["甲", "乙"]` is `甲、乙`. */
const VERSIONS = sql<string>`CONCAT('第 ', REPLACE(REPLACE(REPLACE(REPLACE(e.versions, ' ', ''), '[', ''), ']', ''), ',', ' 版、第 '), ' 版')`;
const NUMBERS = sql<string>`REPLACE(REPLACE(REPLACE(e.versions, ' ', ''), '[', ''), ']', '')`;
const MODELS = sql<string>`REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(e.models, '", "', '","'), '["', ''), '"]', ''), '","', '、'), '"', '')`;

/** The tenant's evaluations. */
@Injectable()
export class EvaluationListSource implements TableSource<List> {
  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<List>, session: Session): Promise<Page<RowOf<List>>> {
    const { topic, topicId, state } = query.filter;
    const page = await keyedPage(this.database, aiTables.evaluationList, query, {
      from: queries(this.database)
        .selectFrom('ai.evaluation as e')
        .innerJoin('ai.job as j', 'j.id', 'e.job_id'),
      tenant: { column: sql.ref('e.tenant_id'), id: session.tenantId },
      where: [
        ...nameContaining(TOPIC, topic),
        ...(topicId === undefined ? [] : [sql<boolean>`e.topic_id = ${topicId}`]),
        ...(state === undefined ? [] : [sql<boolean>`j.state = ${state}`]),
      ],
      key: sql.ref('e.id'),
      columns: {
        evaluationId: sql.ref<number>('e.id'),
        topicId: sql.ref<number>('e.topic_id'),
        cancelRequested: sql<boolean>`(j.state = 'running' AND j.cancel_requested_at IS NOT NULL)`,
        numbers: NUMBERS,
        topic: TOPIC,
        versions: VERSIONS,
        models: MODELS,
        cases: sql.ref<number>('e.cases'),
        state: sql`j.state`,
        progress: ofAnswers<number>(sql`CAST(${ENDED} / COUNT(*) AS DOUBLE)`),
        passedShare: ofAnswers<number | null>(sql`CAST(SUM(r.passed) / NULLIF(${ENDED}, 0) AS DOUBLE)`),
        verifiedShare: ofAnswers<number | null>(
          sql`CAST(SUM(r.verified) / NULLIF(SUM(r.figures), 0) AS DOUBLE)`,
        ),
        tokens: ofAnswers<number>(sql`CAST(COALESCE(SUM(r.tokens_in + r.tokens_out), 0) AS DOUBLE)`),
        cost: ofAnswers<number>(sql`CAST(COALESCE(SUM(r.cost), 0) AS DOUBLE)`),
        startedUser: userName(sql.ref('e.tenant_id'), sql.ref('e.started_by')),
        startedTime: sql.ref<string>('e.started_at'),
        message: sql.ref<string | null>('j.error'),
      },
      countNow: true,
    });
    return {
      ...page,
      asOf: null,
      // The driver has numbers for flags.
      content: page.content.map((row) => ({ ...row, cancelRequested: Boolean(row.cancelRequested) })),
    };
  }
}
