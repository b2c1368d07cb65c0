import { Inject, Injectable } from '@nestjs/common';
import { shanghaiDate, type Clock, type Session } from '@console/contract-core';
import { CLOCK } from '@console/node-kit';
import type { EntityManager } from 'typeorm';
import { htmlOfText } from '../notes/html-of-text.ts';
import { heldNoteOf } from '../notes/note-rows.ts';
import { NoteWriter } from '../notes/note-writer.ts';

/** What the add form says of a company's core competence: the note of the current year. */
@Injectable()
export class CoreCompetenceService {
  constructor(
    private readonly notes: NoteWriter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** In the caller's transaction. A company that comes back may have a note of the year, which this replaces. */
  async write(manager: EntityManager, session: Session, companyId: number, text: string): Promise<void> {
    const content = htmlOfText(text);
    if (content === '') return;
    const year = Number(shanghaiDate(this.clock.now()).slice(0, 4));
    const subject = { companyId, type: 1, year } as const;
    const former = await heldNoteOf(manager, session.tenantId, subject);
    if (former === null) await this.notes.add(manager, session, { ...subject, content });
    else await this.notes.replace(manager, session, former, { year, content, unread: true });
  }
}
