import { Injectable } from '@nestjs/common';
import {
  aiEntries,
  GOLDEN_LIMITS,
  GOLDEN_MESSAGES,
  TOPIC_MESSAGES,
  type GoldenCase,
} from '@console/contract-ai';
import { Refusal, type InputOf, type Session } from '@console/contract-core';
import { findRecord, type Querying } from '@console/node-kit/queries';
import { Records, unlessTaken, type RecordChange } from '@console/node-kit/records';
import { DataSource } from 'typeorm';
import { QuestionReader } from '../asking/question-reader.ts';
import { TOPICS } from '../topics/topic-records.ts';
import { citedFacts } from './cited-facts.ts';
import { countCases } from './golden-rows.ts';
import { goldenFields, type GivenCase } from './golden-fields.ts';
import { caseOf, GOLDEN_READS, type GoldenRead } from './golden-reads.ts';
import { GOLDEN_CASES } from './golden-records.ts';

type Entries = typeof aiEntries;

const TAKEN = { golden_case_origin_present: GOLDEN_MESSAGES.caseTaken };

/** The golden cases of topics: questions, and the facts that their answers must hold. */
@Injectable()
export class GoldenCasesService {
  constructor(
    private readonly database: DataSource,
    private readonly records: Records,
    private readonly questions: QuestionReader,
  ) {}

  find({ tenantId }: Session, id: number): Promise<GoldenCase> {
    return read(this.database, { tenantId, id });
  }

  /** Adds a case written by hand, once for a key. */
  add(session: Session, input: InputOf<Entries['addGoldenCase']>, key: string | null): Promise<GoldenCase> {
    const creation = { schema: 'ai', entry: aiEntries.addGoldenCase, session, key, input } as const;
    return this.records.create(creation, (change) => addCase(change, input, null));
  }

  update(
    session: Session,
    { id, version, ...input }: InputOf<Entries['updateGoldenCase']>,
  ): Promise<GoldenCase> {
    return this.records.change(session, async (change) => {
      const found = await change.lock(GOLDEN_CASES, id);
      if (found.topicId !== input.topicId) await refuseFull(change, input.topicId);
      const fields = goldenFields(input, found.originId);
      await unlessTaken(TAKEN, () => change.replace(GOLDEN_CASES, found, { read: version, fields }));
      return read(change.manager, found);
    });
  }

  remove(session: Session, id: number): Promise<void> {
    return this.records.change(session, async (change) =>
      change.remove(GOLDEN_CASES, await change.lock(GOLDEN_CASES, id)),
    );
  }

  /** Makes the expert's answer of a question a case. Refuses a question without one, or one that cites nothing. */
  async addOfQuestion(
    session: Session,
    { questionId, topicId }: InputOf<Entries['addCaseOfQuestion']>,
  ): Promise<GoldenCase> {
    const [question, { reading }] = await Promise.all([
      this.questions.read(session, questionId),
      this.questions.find(session, questionId),
    ]);
    if (question.expert === null) throw new Refusal(GOLDEN_MESSAGES.noExpert);
    const facts = reading === null ? [] : citedFacts(question.expert, reading, GOLDEN_LIMITS.facts);
    if (facts.length === 0) throw new Refusal(GOLDEN_MESSAGES.nothingCited);
    const ofTopic = question.topicId ?? topicId;
    if (ofTopic === null) throw new Refusal(GOLDEN_MESSAGES.noTopic);
    const given = { topicId: ofTopic, question: question.text, subject: question.subject, facts };
    return this.records.change(session, (change) => addCase(change, given, questionId));
  }
}

const read = async (
  database: Querying,
  place: { readonly tenantId: string; readonly id: number },
): Promise<GoldenCase> => caseOf(await findRecord<GoldenRead>(database, GOLDEN_READS, place));

async function addCase(change: RecordChange, given: GivenCase, originId: number | null): Promise<GoldenCase> {
  await refuseFull(change, given.topicId);
  const added = await unlessTaken(TAKEN, () => change.add(GOLDEN_CASES, goldenFields(given, originId)));
  return read(change.manager, added);
}

/** Refuses a topic that the tenant does not have, and one that has as many cases as an evaluation runs. */
async function refuseFull(change: RecordChange, topicId: number): Promise<void> {
  // The lock keeps the topic, and the number of its cases, as they are until the case is saved.
  await change.lock({ ...TOPICS, absent: TOPIC_MESSAGES.unknownTopic }, topicId);
  const { tenantId } = change.writer;
  if ((await countCases(change.manager, { tenantId, topicId })) >= GOLDEN_LIMITS.cases)
    throw new Refusal(GOLDEN_MESSAGES.tooMany);
}
