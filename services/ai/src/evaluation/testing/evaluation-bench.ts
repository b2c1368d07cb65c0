import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { aiEntries, type Evaluation, type GoldenCase, type Topic } from '@console/contract-ai';
import type { JobState, Session } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { recordDesk, resultOf, type Answer, type RecordDesk } from '@console/node-kit/testing';
import { beforeEach } from '@jest/globals';
import type { AskingBench } from '../../asking/testing/asking-bench.ts';
import { anItem, aTopic } from '../../testing/topic-bench.ts';

export const EXPERT = ['gssjk_gn_view', 'gssjk_gn_add', 'gssjk_gn_edit', 'aimessage_delete'];
const SUBJECT = { kind: 'company', id: 7, name: '华岚精工' } as const;
export const REVENUE = {
  kind: 'cell',
  table: 'company.income',
  entity: '华岚精工',
  period: '2025Y',
  title: '营业总收入',
} as const;

/** A topic with two versions of its templates, the first in use, and one golden case; and what evaluates it. */
export interface EvaluationBench {
  readonly topicId: () => number;
  /** As it is now. */
  topic(): Promise<Topic>;
  addCase(parts?: object): Promise<GoldenCase>;
  /** Adds a version that is not in use; returns its number. */
  addVersion(prompt: string): Promise<number>;
  start(input?: object, options?: { key?: string; session?: Partial<Session> }): Promise<Answer>;
  started(input?: object): Promise<number>;
  evaluation(evaluationId: number, session?: Partial<Session>): Promise<Evaluation>;
  /** Waits until it is in one of the states, and `enough`. */
  until(
    evaluationId: number,
    states: readonly JobState[],
    enough?: (found: Evaluation) => boolean,
  ): Promise<Evaluation>;
}

const TABLES = ['evaluation', 'job', 'golden_case', 'template_version', 'topic'];
const POLL_MS = 40;

/** Sets the bench up for the tests of a file; the topic is new for each. */
export function evaluationBench(bench: AskingBench): EvaluationBench {
  let topic: Topic;
  let desk: RecordDesk<Topic>;
  const experts = { authorities: EXPERT };
  beforeEach(async () => {
    for (const table of TABLES) await bench.data.database.query(`DELETE FROM ${tableName('ai', table)}`);
    await bench.data.database.query(`DELETE FROM ${tableName('access', 'audit_log')}`);
    desk = await recordDesk(bench.service, {
      calls: aiEntries,
      name: 'topic',
      session: experts,
    });
    topic = await desk.made(aTopic());
    await made.addCase();
  });
  const made: EvaluationBench = {
    topicId: () => topic.id,
    topic: async () => resultOf<Topic>(await desk.find(topic.id)),
    addCase: async (parts = {}) => {
      const input = {
        topicId: topic.id,
        question: `华岚精工的营收怎么样？${randomUUID().slice(0, 8)}`,
        subject: SUBJECT,
        facts: [REVENUE],
        ...parts,
      };
      return resultOf<GoldenCase>(await bench.send(aiEntries.addGoldenCase, input, experts));
    },
    addVersion: async (prompt) => {
      const { id, topic: name, invTargetTypeDictKey } = topic;
      const topicTmplDetailList = [anItem({ prompt })];
      const input = { id, topic: name, invTargetTypeDictKey, topicTmplDetailList, release: false };
      return resultOf<Topic>(await bench.send(aiEntries.updateTopic, input, experts)).latestVersion;
    },
    start: async (input = {}, { key = randomUUID(), session = {} } = {}) => {
      const token = await bench.service.signIn({ ...experts, ...session });
      const body = { topicId: topic.id, versions: [1], models: [], ...input };
      return bench.service.send(aiEntries.startEvaluation.path, {
        token,
        body,
        headers: { 'idempotency-key': key },
      });
    },
    started: async (input) => resultOf<{ evaluationId: number }>(await made.start(input)).evaluationId,
    evaluation: async (evaluationId, session) =>
      resultOf<Evaluation>(await bench.send(aiEntries.evaluation, { evaluationId }, session)),
    until: async (evaluationId, states, enough = () => true) => {
      for (;;) {
        const found = await made.evaluation(evaluationId);
        if (states.includes(found.state) && enough(found)) return found;
        if (['succeeded', 'failed', 'cancelled'].includes(found.state))
          throw new Error(`the evaluation is ${found.state}: ${found.message ?? ''}`);
        await pause(POLL_MS);
      }
    },
  };
  return made;
}
