import { Injectable } from '@nestjs/common';
import { aiTables } from '@console/contract-ai';
import type { Page, RowOf, Session } from '@console/contract-core';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { keyedPage } from '@console/node-kit/queries';
import { sql, type RawBuilder } from 'kysely';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';

type List = typeof aiTables.evaluationResults;

const equals = (column: string, value: string | number | undefined): RawBuilder<boolean>[] =>
  value === undefined ? [] : [sql<boolean>`${sql.ref(column)} = ${value}`];

/** The answers of an evaluation; of another tenant's none. */
@Injectable()
export class EvaluationResultsSource implements TableSource<List> {
  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<List>, session: Session): Promise<Page<RowOf<List>>> {
    const { evaluationId, caseId, version, model, passed } = query.filter;
    const page = await keyedPage(this.database, aiTables.evaluationResults, query, {
      from: queries(this.database)
        .selectFrom('ai.evaluation_result as r')
        .innerJoin('ai.evaluation_case as c', (join) =>
          join.onRef('c.evaluation_id', '=', 'r.evaluation_id').onRef('c.case_id', '=', 'r.case_id'),
        ),
      tenant: { column: sql.ref('r.tenant_id'), id: session.tenantId },
      where: [
        ...equals('r.evaluation_id', evaluationId),
        ...equals('r.case_id', caseId),
        ...equals('r.version', version),
        ...equals('r.model', model),
        ...equals('r.passed', passed && (passed === 'yes' ? 1 : 0)),
      ],
      key: sql.ref('r.id'),
      columns: {
        resultId: sql.ref<number>('r.id'),
        caseId: sql.ref<number>('r.case_id'),
        place: sql.ref<number>('r.place'),
        question: sql.ref<string>('c.question'),
        subjectName: sql<string | null>`JSON_VALUE(c.subject, '$.name')`,
        version: sql.ref<number>('r.version'),
        model: sql.ref<string>('r.model'),
        run: sql.ref<number>('r.run'),
        state: sql`r.state`,
        passed: sql<boolean>`r.passed`,
        heldFacts: sql.ref<number>('r.held_facts'),
        allFacts: sql.ref<number>('r.all_facts'),
        verified: sql.ref<number>('r.verified'),
        figures: sql.ref<number>('r.figures'),
        tokensIn: sql.ref<number>('r.tokens_in'),
        tokensOut: sql.ref<number>('r.tokens_out'),
        estimated: sql<boolean>`r.estimated`,
        cost: sql<number>`CAST(r.cost AS DOUBLE)`,
        firstMs: sql.ref<number | null>('r.first_ms'),
        totalMs: sql.ref<number | null>('r.total_ms'),
        reason: sql.ref<string | null>('r.reason'),
      },
      countNow: true,
    });
    return {
      ...page,
      asOf: null,
      // The driver has numbers for flags.
      content: page.content.map((row) => ({
        ...row,
        passed: Boolean(row.passed),
        estimated: Boolean(row.estimated),
      })),
    };
  }
}
