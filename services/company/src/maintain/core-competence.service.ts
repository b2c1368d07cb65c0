import { Inject, Injectable } from '@nestjs/common';
import { NOTE_TITLES } from '@console/contract-company';
import { shanghaiDate, shanghaiDateTime, type Clock, type Session } from '@console/contract-core';
import { Audit, CLOCK, tableName } from '@console/node-kit';
import type { EntityManager } from 'typeorm';
import { auditedContent } from '../notes/audited-content.ts';
import { htmlOfText } from '../notes/html-of-text.ts';
import { insertNote, updateNote } from '../notes/note-rows.ts';

const CORE_COMPETENCE = 1;

/** What the add form says of a company's core competence: the note of the current year. */
@Injectable()
export class CoreCompetenceService {
  constructor(
    private readonly audit: Audit,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** In the caller's transaction. A company that comes back may have a note of the year: it says this now. */
  async write(manager: EntityManager, session: Session, companyId: number, text: string): Promise<void> {
    const content = htmlOfText(text);
    if (content === '') return;
    const now = this.clock.now();
    const year = Number(shanghaiDate(now).slice(0, 4));
    const { tenantId, userId } = session;
    const writing = { tenantId, userId, now: shanghaiDateTime(now) };
    const subject = { tenantId, companyId, year };
    const standing = await noteOfYear(manager, subject);
    if (standing !== null)
      await updateNote(manager, writing, { ...standing, year, content, version: standing.version + 1 });
    const id =
      standing?.id ??
      (await insertNote(manager, writing, { companyId, type: CORE_COMPETENCE, year, content }));
    const about = { companyId, type: NOTE_TITLES[CORE_COMPETENCE], year };
    await this.audit.record(manager, {
      ...{ session, service: 'company', action: 'company.save-note', subject: `note:${id}` },
      ...(standing === null ? {} : { before: { ...about, content: auditedContent(standing.content) } }),
      after: { ...about, content: auditedContent(content) },
    });
  }
}

interface Standing {
  readonly id: number;
  readonly content: string;
  readonly version: number;
}

async function noteOfYear(
  manager: EntityManager,
  { tenantId, companyId, year }: { tenantId: string; companyId: number; year: number },
): Promise<Standing | null> {
  const [note] = await manager.query<Standing[]>(
    `SELECT id, content, version FROM ${tableName('company', 'note')}
      WHERE tenant_id = ? AND company_id = ? AND type = ? AND year = ? AND standing = 1 FOR UPDATE`,
    [tenantId, companyId, CORE_COMPETENCE, year],
  );
  return note ?? null;
}
