import { Injectable } from '@nestjs/common';
import { formatNumber, JOBS } from '@console/contract-core';
import type { JobRules, RuledJob } from '@console/node-kit/job-console';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { EvaluationsService } from './evaluations.service.ts';

const { payload: payloadOf } = JOBS['ai.evaluate'];
const counted = z.object({ answers: z.number().int(), passed: z.number().int() });
const whole = (value: number): string => formatNumber(value, { unit: 'integer' });

/** The rules of the job console: an evaluation and its job change together, one at a time for a topic. */
@Injectable()
export class AiJobRules implements JobRules<'ai'> {
  readonly rules: JobRules<'ai'>['rules'];

  constructor(evaluations: EvaluationsService) {
    this.rules = {
      'ai.evaluate': {
        subject: ofEvaluation(sql`(SELECT t.name FROM ${sql.table('ai.topic')} t WHERE t.id = e.topic_id)`),
        page: ofEvaluation(sql`CONCAT('/expertsystem/evaluations/result?evaluationId=', e.id)`),
        needs: 'gssjk_gn_edit',
        summary: (result) => {
          const read = counted.safeParse(result).data;
          return read === undefined ? null : `${whole(read.answers)} 个回答，${whole(read.passed)} 个通过`;
        },
        cancel: (job, session) => evaluations.stop(session, evaluationOf(job)),
        retry: (job, session) => evaluations.resume(session, evaluationOf(job)),
      },
    };
  }
}

const evaluationOf = ({ payload }: RuledJob): number => payloadOf.parse(payload).evaluationId;

/** An expression over the evaluation `e` that job `j` runs. */
function ofEvaluation(words: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`(SELECT ${words} FROM ${sql.table('ai.evaluation')} e
     WHERE e.id = JSON_VALUE(j.payload, '$.evaluationId') AND e.tenant_id = j.tenant_id)`;
}
