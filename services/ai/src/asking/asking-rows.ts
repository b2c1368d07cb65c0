import type { AnswerState, NumberCheck, QuestionSubject } from '@console/contract-ai';
import type { JsonColumn } from '@console/node-kit/queries';
import type { Generated } from 'kysely';
import type { Reading } from '../data/reading.ts';
import type { GivenPassage } from './given-passage.ts';
import type { ModelMessage } from '../models/model-port.ts';

interface QuestionRow {
  readonly id: Generated<number>;
  readonly tenant_id: string;
  readonly user_id: number;
  readonly topic_id: number | null;
  readonly text: string;
  readonly subject: JsonColumn<QuestionSubject | null>;
  readonly refusal: string | null;
  readonly reading: JsonColumn<Reading | null>;
  readonly messages: JsonColumn<readonly ModelMessage[]>;
  readonly prompt_tokens: number;
  /** Null for questions from before passages were kept. */
  readonly passages: JsonColumn<readonly GivenPassage[] | null>;
  readonly versions: JsonColumn<Readonly<Record<string, number | null>>>;
  readonly asked_at: string;
}

/** Which model wrote from which character of an answer on, and why the one before gave up. */
export interface AnswerPart {
  readonly model: string;
  readonly from: number;
  readonly cause: string | null;
}

interface AnswerRow {
  readonly id: Generated<number>;
  readonly tenant_id: string;
  readonly user_id: number;
  readonly question_id: number;
  readonly place: number;
  readonly model: string;
  readonly state: AnswerState;
  readonly runner: string | null;
  readonly text: string;
  readonly parts: JsonColumn<readonly AnswerPart[]>;
  readonly checks: JsonColumn<readonly NumberCheck[]>;
  readonly figures: Generated<number>;
  readonly verified: Generated<number>;
  readonly reason: string | null;
  readonly tokens_in: Generated<number>;
  readonly tokens_out: Generated<number>;
  readonly estimated: Generated<0 | 1>;
  /** Yuan. */
  readonly cost: Generated<string | number>;
  readonly first_ms: number | null;
  readonly total_ms: number | null;
  readonly mark: 'good' | 'bad' | null;
  readonly mark_reason: string | null;
}

interface AnswerEventRow {
  readonly question_id: number;
  readonly seq: number;
  readonly body: JsonColumn<unknown>;
}

interface ExpertAnswerRow {
  readonly question_id: number;
  readonly tenant_id: string;
  readonly text: string;
  readonly checks: JsonColumn<readonly NumberCheck[]>;
  readonly figures: number;
  readonly verified: number;
  readonly written_by: number;
  readonly written_at: string;
  readonly version: number;
}

/** The tables of questions. */
export interface AskingTables {
  readonly 'ai.asking_desk': { readonly tenant_id: string };
  readonly 'ai.question': QuestionRow;
  readonly 'ai.answer': AnswerRow;
  readonly 'ai.answer_event': AnswerEventRow;
  readonly 'ai.expert_answer': ExpertAnswerRow;
}
