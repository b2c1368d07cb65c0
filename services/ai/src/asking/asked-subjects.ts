import { Injectable } from '@nestjs/common';
import type { QuestionSubject } from '@console/contract-ai';
import type { Session } from '@console/contract-core';
import { ConsoleCalls, type Asker } from '../console/console-calls.ts';
import { knownSubject } from '../data/subject-check.ts';
import type { FoundSubject } from '../understanding/name-book.ts';
import { NameBooks } from '../understanding/name-books.ts';

/** What a question can be about: found in its text, or named by a page. */
@Injectable()
export class AskedSubjects {
  constructor(
    private readonly names: NameBooks,
    private readonly calls: ConsoleCalls,
  ) {}

  /** The surest first. */
  async in(session: Session, text: string): Promise<FoundSubject[]> {
    return [...(await this.names.find(session, text))];
  }

  /** Refused as its own service refuses the caller: 403, 404. */
  async named({ kind, id }: Pick<QuestionSubject, 'kind' | 'id'>, asker: Asker): Promise<QuestionSubject> {
    const { name } = await knownSubject({ kind, id, name: '' }, this.calls, asker);
    return { kind, id, name };
  }
}
