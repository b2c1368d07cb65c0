import { Injectable } from '@nestjs/common';
import type { CheckedCase } from '@console/contract-ai';
import { Refusal, type Session } from '@console/contract-core';
import { findRecord } from '@console/node-kit/queries';
import { DataSource } from 'typeorm';
import { judgeText } from '../asking/judge-text.ts';
import { QuestionData } from '../asking/question-data.ts';
import type { Asker } from '../console/console-calls.ts';
import { composeAnswer } from '../data/compose-answer.ts';
import { TOPIC_READS, type TopicRead } from '../topics/topic-reads.ts';
import { listCases, type AskedCase } from './golden-rows.ts';
import { heldFacts } from './held-facts.ts';

/** The cases whose data is read at the same time. */
const AT_ONCE = 4;

/** Answers golden cases by 数据直答, and compares the answers with the facts. */
@Injectable()
export class GoldenChecksService {
  constructor(
    private readonly database: DataSource,
    private readonly data: QuestionData,
  ) {}

  /** Refuses a topic that the tenant does not have (404). Data is read with the asker's authorities. */
  async check(session: Session, topicId: number, asker: Asker): Promise<CheckedCase[]> {
    const { tenantId } = session;
    await findRecord<TopicRead>(this.database, TOPIC_READS, { tenantId, id: topicId });
    const cases = await listCases(this.database, { tenantId, topicId });
    const checked: CheckedCase[] = [];
    for (let at = 0; at < cases.length; at += AT_ONCE) {
      const some = cases.slice(at, at + AT_ONCE);
      checked.push(
        ...(await Promise.all(some.map((one) => this.checkCase(session, one, { topicId, asker })))),
      );
    }
    return checked;
  }

  private async checkCase(
    session: Session,
    { id, question, subject, facts }: AskedCase,
    { topicId, asker }: { readonly topicId: number; readonly asker: Asker },
  ): Promise<CheckedCase> {
    const named = { id, question, subjectName: subject?.name ?? null };
    const prepared = await this.data
      .prepare(session, { text: question, subject, topicId }, asker)
      .catch(refusalOf);
    const { reading } = prepared;
    const text = reading === null ? '' : composeAnswer(reading);
    const judged = reading === null ? NOTHING : judgeText(text, reading);
    const held = heldFacts(facts, { text, checks: judged.checks }, { cells: reading?.cells ?? [] });
    return {
      ...named,
      refusal: prepared.refusal,
      facts: held,
      passed: held.every((fact) => fact.held),
      figures: judged.figures,
      verified: judged.verified,
    };
  }
}

const NOTHING = { checks: [], figures: 0, verified: 0 };

/** What the caller may not see, or what is gone, is no fault of the check: the case has no answer. */
function refusalOf(error: unknown): { readonly reading: null; readonly refusal: string } {
  if (error instanceof Refusal) return { reading: null, refusal: error.message };
  throw error;
}
