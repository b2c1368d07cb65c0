import { Injectable } from '@nestjs/common';
import type { Reading } from '../data/reading.ts';
import { NameBooks } from '../understanding/name-books.ts';
import { judgeText, type Judged } from './judge-text.ts';

/** Judges texts by the data of their question, and by the names of the tenant's companies that this has nothing of. */
@Injectable()
export class AnswerJudge {
  constructor(private readonly names: NameBooks) {}

  /** How texts about that data are judged; names are those of the present. */
  async of(tenantId: string, reading: Reading): Promise<(text: string) => Judged> {
    const book = await this.names.bookOf(tenantId);
    const { subject } = reading;
    const known = new Set([subject.name, ...reading.cells.map(({ entity }) => entity)]);
    return (text) => {
      const others = book
        .companiesIn(text)
        .filter(({ id, name }) => !known.has(name) && !(subject.kind === 'company' && subject.id === id));
      return judgeText(
        text,
        reading,
        others.map(({ words }) => words),
      );
    };
  }
}
