import { Injectable } from '@nestjs/common';
import type { EvaluatedCase, Evaluation, EvaluationResult, EvaluationTotals } from '@console/contract-ai';
import { MESSAGES, Refusal } from '@console/contract-core';
import { fromJson, userName } from '@console/node-kit/queries';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';

interface Place {
  readonly tenantId: string;
  readonly evaluationId: number;
}

const ENDED = sql<boolean>`r.state NOT IN ('waiting', 'writing')`;
const sum = (column: string) => sql<number | string>`COALESCE(SUM(${sql.ref(`r.${column}`)}), 0)`;

/** Reads of evaluations and their answers, always of one tenant. */
@Injectable()
export class EvaluationReader {
  constructor(private readonly database: DataSource) {}

  /** Refuses (404) an evaluation that is not the tenant's. */
  async read(place: Place): Promise<Evaluation> {
    const [row, totals, cases] = await Promise.all([this.row(place), this.totals(place), this.cases(place)]);
    return {
      evaluationId: row.id,
      topicId: row.topic_id,
      topic: row.topic ?? '',
      versions: [...fromJson<readonly number[]>(row.versions)],
      models: [...fromJson<readonly string[]>(row.models)],
      current: row.version_in_use,
      state: row.state,
      message: row.error,
      cancelRequested: row.state === 'running' && row.cancel_requested_at !== null,
      done: totals.reduce((all, { runs }) => all + runs, 0),
      total: row.total,
      startedUser: row.startedUser,
      startedTime: row.started_at,
      finishedTime: row.finished_at,
      totals,
      cases,
    };
  }

  /** The answers to one case that have ended, by version, model and run. Refuses (404) what is not the tenant's. */
  async answers({ caseId, ...place }: Place & { readonly caseId: number }): Promise<EvaluationResult[]> {
    await this.row(place);
    const rows = await this.results(place)
      .select(['r.version', 'r.model', 'r.run', 'r.state', 'r.passed', 'r.facts', 'r.text', 'r.reason'])
      .where('r.case_id', '=', caseId)
      .orderBy('r.id')
      .execute();
    if (rows.length === 0) throw new Refusal(MESSAGES.notFound);
    return rows.map(({ passed, facts, text, ...row }) => ({
      ...row,
      passed: passed === 1,
      facts: [...(fromJson(facts) ?? [])],
      text: text ?? '',
    }));
  }

  private async row({ tenantId, evaluationId }: Place) {
    const row = await queries(this.database)
      .selectFrom('ai.evaluation as e')
      .innerJoin('ai.job as j', 'j.id', 'e.job_id')
      .leftJoin('ai.topic as t', 't.id', 'e.topic_id')
      .select(['e.id', 'e.topic_id', 'e.versions', 'e.models', 'e.version_in_use', 'e.total', 'e.started_at'])
      .select(['j.state', 'j.error', 'j.cancel_requested_at', 'j.finished_at', 't.name as topic'])
      .select(({ ref }) => userName(ref('e.tenant_id'), ref('e.started_by')).as('startedUser'))
      .where('e.tenant_id', '=', tenantId)
      .where('e.id', '=', evaluationId)
      .executeTakeFirst();
    if (row === undefined) throw new Refusal(MESSAGES.notFound);
    return row;
  }

  private results({ tenantId, evaluationId }: Place) {
    return queries(this.database)
      .selectFrom('ai.evaluation_result as r')
      .where('r.tenant_id', '=', tenantId)
      .where('r.evaluation_id', '=', evaluationId);
  }

  private async totals(place: Place): Promise<EvaluationTotals[]> {
    const rows = await this.results(place)
      .select(['r.version', 'r.model'])
      .select([
        sql<number | string>`SUM(${ENDED})`.as('runs'),
        sum('passed').as('passed'),
        sum('figures').as('figures'),
        sum('verified').as('verified'),
        sum('tokens_in').as('tokensIn'),
        sum('tokens_out').as('tokensOut'),
        sum('estimated').as('estimated'),
        sum('cost').as('cost'),
        sql<string | null>`AVG(r.first_ms)`.as('firstMs'),
        sql<string | null>`AVG(r.total_ms)`.as('totalMs'),
      ])
      .groupBy(['r.version', 'r.model'])
      .orderBy(sql`MIN(r.id)`)
      .execute();
    return rows.map(({ version, model, firstMs, totalMs, ...sums }) => ({
      version,
      model,
      runs: Number(sums.runs),
      passed: Number(sums.passed),
      figures: Number(sums.figures),
      verified: Number(sums.verified),
      tokensIn: Number(sums.tokensIn),
      tokensOut: Number(sums.tokensOut),
      estimated: Number(sums.estimated),
      cost: Number(sums.cost),
      firstMs: firstMs === null ? null : Math.round(Number(firstMs)),
      totalMs: totalMs === null ? null : Math.round(Number(totalMs)),
    }));
  }

  private async cases(place: Place): Promise<EvaluatedCase[]> {
    const [cases, marks] = await Promise.all([
      queries(this.database)
        .selectFrom('ai.evaluation_case')
        .select(['case_id as caseId', 'question', 'subject', 'refusal'])
        .where('tenant_id', '=', place.tenantId)
        .where('evaluation_id', '=', place.evaluationId)
        .orderBy('place')
        .execute(),
      this.results(place)
        .select(['r.case_id as caseId', 'r.version', 'r.model'])
        .select([sql<number | string>`SUM(${ENDED})`.as('runs'), sum('passed').as('passed')])
        .groupBy(['r.case_id', 'r.version', 'r.model'])
        .orderBy(sql`MIN(r.id)`)
        .execute(),
    ]);
    return cases.map(({ caseId, subject, ...row }) => ({
      ...row,
      caseId,
      subject: fromJson(subject),
      marks: marks
        .filter((one) => one.caseId === caseId)
        .map(({ version, model, runs, passed }) => ({
          version,
          model,
          runs: Number(runs),
          passed: Number(passed),
        })),
    }));
  }
}
