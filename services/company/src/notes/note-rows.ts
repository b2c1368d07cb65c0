import { NOTE_MESSAGES } from '@console/contract-company';
import { MESSAGES, Refusal } from '@console/contract-core';
import type { EntityManager } from 'typeorm';
import { queries } from '../queries.ts';
import { isAbout, presentNotes, type NoteSubject } from './present-notes.ts';

/** Who writes when; no one for what the demo brings along. */
export interface NoteWriting {
  readonly tenantId: string;
  readonly userId: number | null;
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  readonly now: string;
}

export interface NoteDraft extends NoteSubject {
  readonly year: number;
  /** Cleaned HTML. */
  readonly content: string;
}

export interface NoteRow extends NoteDraft {
  readonly id: number;
  readonly version: number;
}

/** A note with who saved what it says; no one for what the demo brought along. */
export interface HeldNote extends NoteRow {
  readonly savedBy: number | null;
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  readonly savedAt: string;
}

/** A new note. Refuses a year that has one: the index decides who was first. Returns its id. */
export async function insertNote(
  manager: EntityManager,
  { tenantId, userId, now }: NoteWriting,
  { companyId, type, year, content }: NoteDraft,
): Promise<number> {
  const { insertId } = await unlessTaken(year, () =>
    queries(manager)
      .insertInto('company.note')
      .values({
        tenant_id: tenantId,
        company_id: companyId,
        type,
        year,
        content,
        created_by: userId,
        created_at: now,
        updated_by: userId,
        updated_at: now,
      })
      .executeTakeFirstOrThrow(),
  );
  return Number(insertId);
}

/** What a note says from now on. Refuses a year that another one has. */
export async function updateNote(
  manager: EntityManager,
  { tenantId, userId, now }: NoteWriting,
  { id, year, content, version }: Pick<NoteRow, 'id' | 'year' | 'content' | 'version'>,
): Promise<void> {
  await unlessTaken(year, () =>
    changed(manager, tenantId, id)
      .set({ year, content, version, updated_by: userId, updated_at: now })
      .execute(),
  );
}

/** Unseen from now on; its row is kept, and its year is free. */
export async function removeNote(
  manager: EntityManager,
  { tenantId, userId, now }: NoteWriting,
  id: number,
): Promise<void> {
  await changed(manager, tenantId, id).set({ standing: null, removed_at: now, updated_by: userId }).execute();
}

const changed = (manager: EntityManager, tenantId: string, id: number) =>
  queries(manager).updateTable('company.note').where('tenant_id', '=', tenantId).where('id', '=', id);

/** The tenant's note, held until the transaction ends. Refuses an id that the tenant does not have (404). */
export async function heldNote(manager: EntityManager, tenantId: string, id: number): Promise<HeldNote> {
  const note = await locked(manager, tenantId).where('n.id', '=', id).executeTakeFirst();
  if (!note) throw new Refusal(MESSAGES.notFound);
  return note;
}

/** As `heldNote`, by what a note is about; null where there is none. */
export async function heldNoteOf(
  manager: EntityManager,
  tenantId: string,
  { year, ...subject }: Omit<NoteDraft, 'content'>,
): Promise<HeldNote | null> {
  const note = await locked(manager, tenantId)
    .where(isAbout(subject))
    .where('n.year', '=', year)
    .executeTakeFirst();
  return note ?? null;
}

const locked = (manager: EntityManager, tenantId: string) =>
  presentNotes(manager, tenantId)
    .select(['n.id', 'n.company_id as companyId', 'n.type', 'n.year', 'n.content', 'n.version'])
    .select(['n.updated_by as savedBy', 'n.updated_at as savedAt'])
    .forUpdate();

async function unlessTaken<T>(year: number, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if ((error as { code?: string }).code !== 'ER_DUP_ENTRY') throw error;
    throw new Refusal(NOTE_MESSAGES.yearTaken, { year });
  }
}
