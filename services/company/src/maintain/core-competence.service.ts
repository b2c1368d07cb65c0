import { Injectable } from '@nestjs/common';
import type { RecordChange } from '@console/node-kit/records';
import { htmlOfText } from '../notes/html-of-text.ts';
import { NOTES } from '../notes/note-records.ts';
import { NoteWriter } from '../notes/note-writer.ts';
import { isAbout, presentNotes } from '../notes/present-notes.ts';

/** What the add form says of a company's core competence: the note of the current year. */
@Injectable()
export class CoreCompetenceService {
  constructor(private readonly notes: NoteWriter) {}

  /** In the caller's transaction. A company that comes back may have a note of the year, which this replaces. */
  async write(change: RecordChange, companyId: number, text: string): Promise<void> {
    const content = htmlOfText(text);
    if (content === '') return;
    const year = Number(change.now.slice(0, 4));
    const subject = { companyId, type: 1 } as const;
    // Locked as it is found: no one else gives the year a note, or takes it away.
    const former = await presentNotes(change.manager, change.writer.tenantId)
      .select('n.id')
      .where(isAbout(subject))
      .where('n.year', '=', year)
      .forUpdate()
      .executeTakeFirst();
    if (former === undefined) await this.notes.add(change, { ...subject, year, content });
    else {
      const note = await change.lock(NOTES, former.id);
      await this.notes.replace(change, note, { read: undefined, year, content });
    }
  }
}
