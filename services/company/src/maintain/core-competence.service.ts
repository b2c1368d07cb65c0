import { Injectable } from '@nestjs/common';
import type { RecordChange } from '@console/node-kit/records';
import { htmlOfText, isAbout, noteRecords, NoteWriter, presentNotes } from '@console/ecology/notes';
import { COMPANY_NOTES } from '../notes/company-notes.ts';

/** The core competence in the form that adds a company: the note of the current year. */
@Injectable()
export class CoreCompetenceService {
  constructor(private readonly notes: NoteWriter) {}

  /**
   * Writes the note in the caller's transaction. A restored company may have a note of the year, which this replaces.
   */
  async write(change: RecordChange, companyId: number, text: string): Promise<void> {
    const content = htmlOfText(text);
    if (content === '') return;
    const year = Number(change.now.slice(0, 4));
    const subject = { subjectId: companyId, type: 1 };
    // Locked when it is read: no one else can add a note of the year or remove it.
    const former = await presentNotes(change.manager, change.writer.tenantId, COMPANY_NOTES)
      .select('n.id')
      .where(isAbout(COMPANY_NOTES, subject))
      .where('n.year', '=', year)
      .forUpdate()
      .executeTakeFirst();
    if (former === undefined) await this.notes.add(change, { ...subject, year, content });
    else {
      const note = await change.lock(noteRecords(COMPANY_NOTES), former.id);
      await this.notes.replace(change, note, { read: undefined, year, content });
    }
  }
}
