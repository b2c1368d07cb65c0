import { Injectable } from '@nestjs/common';
import { aiTables, DATA_MODEL, type TargetType } from '@console/contract-ai';
import type { Page, RowOf, Session } from '@console/contract-core';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { keyedPage, textContaining } from '@console/node-kit/queries';
import { sql, type RawBuilder } from 'kysely';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';
import { EXCERPT_READ, withExcerpts } from './excerpts.ts';
import { isExpert } from './question-reader.ts';

type List = typeof aiTables.topicHistoryList;

const IS_OPENAI = sql<boolean>`(a.model LIKE '%gpt%' OR a.model LIKE '%openai%')`;

const IS_LANGUAGE_MODEL = sql<boolean>`a.model <> ${DATA_MODEL}`;

/** A field of the first answer that meets a condition. */
const ofAnswer = <T>(field: RawBuilder<T>, condition: RawBuilder<unknown>): RawBuilder<T | null> =>
  sql<T | null>`(SELECT ${field} FROM ${sql.table('ai.answer')} AS a
    WHERE a.tenant_id = q.tenant_id AND a.question_id = q.id AND ${condition}
    ORDER BY a.place LIMIT 1)`;

const TEXT = sql<string>`LEFT(a.text, ${sql.lit(EXCERPT_READ)})`;

/** What was asked by topics: the questions of the caller, and for experts those of their tenant. */
@Injectable()
export class TopicHistorySource implements TableSource<List> {
  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<List>, session: Session): Promise<Page<RowOf<List>>> {
    const { topicTmplId, inputQuestion } = query.filter;
    const page = await keyedPage(this.database, aiTables.topicHistoryList, query, {
      from: queries(this.database)
        .selectFrom('ai.question as q')
        .innerJoin('ai.topic as t', (join) =>
          join.onRef('t.id', '=', 'q.topic_id').onRef('t.tenant_id', '=', 'q.tenant_id'),
        ),
      tenant: { column: sql.ref('q.tenant_id'), id: session.tenantId },
      where: [
        ...(isExpert(session) ? [] : [sql<boolean>`q.user_id = ${session.userId}`]),
        ...(topicTmplId === undefined ? [] : [sql<boolean>`q.topic_id = ${topicTmplId}`]),
        ...(inputQuestion ? [sql<boolean>`q.text LIKE ${textContaining(inputQuestion)}`] : []),
      ],
      key: sql.ref('q.id'),
      columns: {
        id: sql.ref<number>('q.id'),
        updateTime: sql<string>`q.asked_at`,
        inputQuestion: sql<string>`q.text`,
        dataResponse: ofAnswer(TEXT, sql`NOT ${IS_LANGUAGE_MODEL}`),
        qfResponse: ofAnswer(TEXT, sql`${IS_LANGUAGE_MODEL} AND NOT ${IS_OPENAI}`),
        gptResponse: ofAnswer(TEXT, IS_OPENAI),
        expertResponse: sql<string | null>`(SELECT LEFT(e.text, ${sql.lit(EXCERPT_READ)})
          FROM ${sql.table('ai.expert_answer')} AS e
          WHERE e.tenant_id = q.tenant_id AND e.question_id = q.id)`,
        agiModel: ofAnswer(sql<string>`a.model`, IS_LANGUAGE_MODEL),
        inputToken: ofAnswer(sql<number>`a.tokens_in`, IS_LANGUAGE_MODEL),
        outputToken: ofAnswer(sql<number>`a.tokens_out`, IS_LANGUAGE_MODEL),
        agiResponse: ofAnswer(TEXT, IS_LANGUAGE_MODEL),
        createTime: sql<string>`q.asked_at`,
        prompt: sql<string | null>`LEFT(JSON_VALUE(q.messages, '$[1].content'), ${sql.lit(EXCERPT_READ)})`,
        tmplType: sql<TargetType>`t.target_type`,
      },
      countNow: true,
    });
    const content = await withExcerpts(this.database, session.tenantId, page.content);
    return { ...page, content, asOf: null };
  }
}
