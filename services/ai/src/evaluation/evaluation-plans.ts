import { Injectable } from '@nestjs/common';
import {
  ASKING_MESSAGES,
  DATA_MODEL,
  EVALUATION_LIMITS,
  EVALUATION_MESSAGES,
  type aiEntries,
} from '@console/contract-ai';
import { Refusal, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import { findRecord } from '@console/node-kit/queries';
import { DataSource } from 'typeorm';
import { AskingLimits } from '../asking/asking-limits.ts';
import { QuestionData } from '../asking/question-data.ts';
import type { Asker } from '../console/console-calls.ts';
import type { Reading } from '../data/reading.ts';
import { listCases, type AskedCase } from '../golden/golden-rows.ts';
import { ModelCatalogue } from '../models/model-catalogue.ts';
import { versionItems } from '../topics/template-versions.ts';
import { TOPIC_READS, type TopicRead } from '../topics/topic-reads.ts';
import type { VersionPrompt } from './evaluation-tables.ts';

type Input = InputOf<typeof aiEntries.startEvaluation>;
type Estimate = OutputOf<typeof aiEntries.estimateEvaluation>;

/** What is to be evaluated. */
export interface EvaluationPlan {
  readonly topicId: number;
  /** The version in use. */
  readonly inUse: number;
  readonly versions: readonly [number, ...number[]];
  /** 数据直答 is the first. */
  readonly models: readonly string[];
  readonly cases: readonly AskedCase[];
}

/** A case with its data and prompts as they were when the evaluation was begun. */
export interface FrozenCase {
  readonly of: AskedCase;
  readonly reading: Reading | null;
  readonly refusal: string | null;
  readonly prompts: readonly VersionPrompt[];
}

/** The cases whose data is read at the same time. */
const AT_ONCE = 4;
/** The cases from which the tokens of all are estimated. */
const SAMPLED = 3;

/** Makes evaluations ready: what is asked, with data that is read as their starter. */
@Injectable()
export class EvaluationPlans {
  constructor(
    private readonly database: DataSource,
    private readonly catalogue: ModelCatalogue,
    private readonly data: QuestionData,
    private readonly limits: AskingLimits,
  ) {}

  /** Refuses a topic that the tenant does not have (404) or that has no cases, and unknown versions and models. */
  async plan({ tenantId }: Session, input: Input): Promise<EvaluationPlan> {
    const { topicId } = input;
    const { templateVersion } = await findRecord<TopicRead>(this.database, TOPIC_READS, {
      tenantId,
      id: topicId,
    });
    const versions = [...new Set(input.versions)].sort((one, other) => other - one);
    for (const number of versions) await versionItems(this.database, { tenantId, topicId, number });
    const known = (await this.catalogue.models()).map(({ name }) => name);
    const asked = [...new Set(input.models)].filter((name) => name !== DATA_MODEL);
    const unknown = asked.find((name) => !known.includes(name));
    if (unknown !== undefined) throw new Refusal(ASKING_MESSAGES.unknownModel, { name: unknown });
    const cases = await listCases(this.database, { tenantId, topicId });
    if (cases.length === 0) throw new Refusal(EVALUATION_MESSAGES.noCases);
    return {
      topicId,
      inUse: templateVersion,
      versions: versions as [number, ...number[]],
      models: [DATA_MODEL, ...known.filter((name) => asked.includes(name))],
      cases,
    };
  }

  /** Reads the data of the plan's cases with the asker's authorities, and makes the prompts of its versions. */
  async freeze(session: Session, plan: EvaluationPlan, asker: Asker): Promise<readonly FrozenCase[]> {
    const frozen: FrozenCase[] = [];
    for (let at = 0; at < plan.cases.length; at += AT_ONCE)
      frozen.push(
        ...(await Promise.all(
          plan.cases.slice(at, at + AT_ONCE).map((one) => this.freezeCase(session, one, { plan, asker })),
        )),
      );
    return frozen;
  }

  async estimate(session: Session, input: Input, asker: Asker): Promise<Estimate> {
    const plan = await this.plan(session, input);
    const sample = await this.freeze(session, { ...plan, cases: plan.cases.slice(0, SAMPLED) }, asker);
    const prompts = sample.flatMap((one) => one.prompts);
    const mean = prompts.reduce((sum, { tokens }) => sum + tokens, 0) / Math.max(1, prompts.length);
    const each = plan.cases.length * plan.versions.length * EVALUATION_LIMITS.runs;
    const asked = each * (plan.models.length - 1);
    const { user, tenant } = await this.limits.tokens(session);
    const left = Math.min(user.most - user.used, tenant.most - tenant.used);
    return {
      cases: plan.cases.length,
      answers: each * plan.models.length,
      asked,
      tokens: Math.round(asked * mean),
      left: Math.max(0, left),
    };
  }

  private async freezeCase(
    session: Session,
    one: AskedCase,
    { plan, asker }: { readonly plan: EvaluationPlan; readonly asker: Asker },
  ): Promise<FrozenCase> {
    const { question: text, subject } = one;
    const { topicId, versions } = plan;
    try {
      const prepared = await this.data.prepareEach(session, { text, subject, topicId, versions }, asker);
      const reading = prepared.find((version) => version.reading !== null)?.reading ?? null;
      return {
        of: one,
        reading,
        refusal: reading === null ? (prepared[0].refusal ?? null) : null,
        prompts: prepared.map(({ messages, promptTokens, refusal }, at) => ({
          version: versions[at] ?? 0,
          messages,
          tokens: promptTokens,
          refusal,
        })),
      };
    } catch (error) {
      // What the caller may not see, or what is gone: this case has no answer.
      if (!(error instanceof Refusal) || error.status >= 500) throw error;
      return { of: one, reading: null, refusal: error.message, prompts: [] };
    }
  }
}
