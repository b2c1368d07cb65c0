import { Injectable } from '@nestjs/common';
import type { aiEntries, QuestionSubject } from '@console/contract-ai';
import type { OutputOf, Session } from '@console/contract-core';
import { ConsoleCalls, type Asker } from '../console/console-calls.ts';
import { knownSubject } from '../data/subject-check.ts';
import { TopicData } from '../topics/topic-data.ts';
import { NameBooks } from '../understanding/name-books.ts';
import { topicScores } from '../understanding/topic-scores.ts';

type Understood = OutputOf<typeof aiEntries.understandQuestion>;

const MOST_TOPICS = 4;

/** What a question can be about: found in its text, or named by a page. */
@Injectable()
export class AskedSubjects {
  constructor(
    private readonly names: NameBooks,
    private readonly topics: TopicData,
    private readonly calls: ConsoleCalls,
  ) {}

  /** What a text names, and the topics it may be of, the surest first. */
  async in(session: Session, text: string): Promise<Understood> {
    const [subjects, topics] = await Promise.all([
      this.names.find(session, text),
      this.topics.compared(session.tenantId),
    ]);
    return { subjects: [...subjects], topics: topicScores(text, topics).slice(0, MOST_TOPICS) };
  }

  /** Refused as its own service refuses the caller: 403, 404. */
  async named({ kind, id }: Pick<QuestionSubject, 'kind' | 'id'>, asker: Asker): Promise<QuestionSubject> {
    const { name } = await knownSubject({ kind, id, name: '' }, this.calls, asker);
    return { kind, id, name };
  }
}
