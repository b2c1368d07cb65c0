import { Injectable } from '@nestjs/common';
import { aiTables, ANSWER_STATE_TITLES, type Attention } from '@console/contract-ai';
import type { Page, RowOf, Session } from '@console/contract-core';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { keyedPage, textContaining, userName } from '@console/node-kit/queries';
import { sql, type RawBuilder } from 'kysely';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';
import { isExpert } from './question-reader.ts';

type List = typeof aiTables.questionList;

const ANSWERS = sql.table('ai.answer');

/** The state of a question: what all of its answers share, else that of the first that is not whole. */
const STATE = sql<string>`(SELECT CASE
    WHEN SUM(a.state IN ('waiting', 'writing')) > 0 THEN ${ANSWER_STATE_TITLES.writing}
    WHEN SUM(a.state = 'refused') > 0 THEN ${ANSWER_STATE_TITLES.refused}
    WHEN SUM(a.state = 'failed') > 0 THEN ${ANSWER_STATE_TITLES.failed}
    WHEN SUM(a.state = 'cut') > 0 THEN ${ANSWER_STATE_TITLES.cut}
    WHEN SUM(a.state = 'stopped') > 0 THEN ${ANSWER_STATE_TITLES.stopped}
    ELSE ${ANSWER_STATE_TITLES.whole} END
  FROM ${ANSWERS} AS a WHERE a.question_id = q.id)`;

const FIGURES = sql<
  string | null
>`(SELECT IF(SUM(a.figures) > 0, CONCAT(SUM(a.verified), ' / ', SUM(a.figures)), NULL)
  FROM ${ANSWERS} AS a WHERE a.question_id = q.id)`;

const someAnswer = (condition: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`EXISTS (SELECT 1 FROM ${ANSWERS} AS a WHERE a.question_id = q.id AND ${condition})`;

/** The conditions on a question `q` that needs an expert. */
const NEEDS: Readonly<Record<Attention, RawBuilder<boolean>>> = {
  unanswered: sql<boolean>`(q.refusal IS NOT NULL
    OR NOT ${someAnswer(sql`a.state IN ('waiting', 'writing', 'whole')`)})`,
  unverified: someAnswer(sql`a.verified < a.figures`),
  bad: someAnswer(sql`a.mark = 'bad'`),
};
const WITHOUT_EXPERT = sql<boolean>`NOT EXISTS (SELECT 1 FROM ${sql.table('ai.expert_answer')} AS e
  WHERE e.question_id = q.id)`;

/** The questions of the caller, and for experts those of their tenant. */
@Injectable()
export class QuestionListSource implements TableSource<List> {
  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<List>, session: Session): Promise<Page<RowOf<List>>> {
    const { text, attention } = query.filter;
    const page = await keyedPage(this.database, aiTables.questionList, query, {
      from: queries(this.database).selectFrom('ai.question as q'),
      tenant: { column: sql.ref('q.tenant_id'), id: session.tenantId },
      where: [
        ...(isExpert(session) ? [] : [sql<boolean>`q.user_id = ${session.userId}`]),
        ...(attention ? [NEEDS[attention], WITHOUT_EXPERT] : []),
        ...(text ? [sql<boolean>`q.text LIKE ${textContaining(text)}`] : []),
      ],
      key: sql.ref('q.id'),
      columns: {
        questionId: sql.ref<number>('q.id'),
        question: sql<string>`q.text`,
        subjectName: sql<string | null>`JSON_VALUE(q.subject, '$.name')`,
        models: sql<string>`(SELECT GROUP_CONCAT(a.model ORDER BY a.place SEPARATOR '、')
          FROM ${ANSWERS} AS a WHERE a.question_id = q.id)`,
        state: STATE,
        verifiedShare: FIGURES,
        askedUser: userName(sql.ref('q.tenant_id'), sql.ref('q.user_id')),
        askedTime: sql<string>`q.asked_at`,
      },
      countNow: true,
    });
    return { ...page, asOf: null };
  }
}
