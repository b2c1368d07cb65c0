import { z } from 'zod';
import type { SignedNeed } from '../modules/authority.ts';
import type { ServiceName } from '../modules/service-names.ts';
import { givenId, id, wholeNumber } from '../values/field.ts';
import { richText } from '../values/rich-text.ts';
import type { Message } from '../messages/message.ts';
import { call, type CallEntry, type OtherAddress } from './entry.ts';
import { formerVersionCalls, type FormerVersionCalls } from './former-versions.ts';

export const NOTE_FIRST_YEAR = 1990;
export const NOTE_LAST_YEAR = 2100;

/** As documents 1 and 2 word them in their section 8. */
export const NOTE_TEXTS = {
  saved: '操作成功',
  deleted: '修改成功',
  required: '该项为必填项',
} as const;

/** Refusals about notes. Codes never change. */
export const NOTE_MESSAGES = {
  yearTaken: { code: 'N2001', status: 200, text: '{year} 年已有内容，请直接编辑该年度，或换一个年度' },
} as const satisfies Record<string, Message>;

const noteHead = {
  id: z.number().int(),
  year: z.number().int(),
  /** Counts the edits; sent back by them, so that a stale edit is refused. */
  version: z.number().int(),
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  updatedAt: z.string(),
  /** Null for demo data. */
  updatedBy: z.string().nullable(),
} as const;

const savedNote = z.object(noteHead);
export type SavedNote = z.output<typeof savedNote>;
const note = z.object({ ...noteHead, content: z.string() });
export type Note = z.output<typeof note>;

/** The text of a version of a note. */
const noteText = z.object({ year: z.number().int(), content: z.string() });
export type NoteText = z.output<typeof noteText>;

/** The notes of one type of a subject, by the id of the subject. */
export interface NotesAsked {
  readonly dataId: number;
  readonly type: number;
}

/** A note as it is saved: without an id a new one. */
export interface NoteInput extends NotesAsked {
  readonly id?: number | null | undefined;
  readonly year: number;
  readonly content: string;
  /** As read; a stale one is refused with 409. Without it the edit replaces the current version, which is kept. */
  readonly version?: number | null | undefined;
}

type Read<Input, Output> = CallEntry<z.ZodType<Input, Input>, z.ZodType<Output>, SignedNeed>;

/** The calls of a subject's notes, by the names that modules know them by. */
export interface NoteCalls {
  /** The years that have a note, newest first. */
  readonly noteYears: Read<NotesAsked, number[]>;
  /** Cleaned HTML; refused with 404 where that year has none. */
  readonly note: Read<NotesAsked & { readonly year: number }, Note>;
  /**
   * Saves a note, a new one without an id. Answers the saved version without its content, which is cleaned.
   */
  readonly saveNote: Read<NoteInput, SavedNote>;
  readonly deleteNote: Read<{ readonly id: number }, boolean>;
  readonly noteVersions: FormerVersionCalls['versions'];
  readonly noteVersion: FormerVersionCalls<typeof noteText>['version'];
  readonly restoreNote: FormerVersionCalls<typeof noteText, typeof savedNote>['restore'];
}

interface NotesDraft {
  readonly service: ServiceName;
  /** All types together: 核心竞争力与业务展望 */
  readonly title: string;
  /** From 1, without a gap. */
  readonly types: readonly number[];
  /** The address before the name of each call. */
  readonly path: `/${string}`;
  /** The other addresses of a call. */
  readonly also?: (call: string) => readonly OtherAddress[];
  /** How an input names the subject: `{ dataId: id() }`, and what the page sends beside it. */
  readonly name: z.ZodRawShape;
  readonly needs: { readonly view: SignedNeed; readonly edit: SignedNeed };
}

/**
 * The calls of notes: texts of analysts about a subject, one for a type and a year. Their former versions are
 * for users who may edit them.
 */
export function noteCalls(draft: NotesDraft): NoteCalls {
  const { service, title, path, needs, name } = draft;
  const services = [service] as const;
  const at = (entry: string) => ({
    path: `${path}/${entry}` as const,
    ...(draft.also === undefined ? {} : { also: draft.also(entry) }),
  });
  const type = wholeNumber(1, draft.types.length);
  const read = { services, method: 'GET', needs: needs.view } as const;
  const write = { services, method: 'POST', needs: needs.edit } as const;
  const history = noteHistory(draft);
  return {
    noteYears: call({
      ...read,
      ...at('listFlow'),
      id: `${service}.noteYears`,
      title: `${title}的年度`,
      input: z.strictObject({ ...name, type }),
      output: z.array(z.number().int()),
    }),
    note: call({
      ...read,
      ...at('getDetailByDataID'),
      id: `${service}.note`,
      title,
      input: z.strictObject({ ...name, type, year: wholeNumber(NOTE_FIRST_YEAR, NOTE_LAST_YEAR) }),
      output: note,
    }),
    saveNote: call({
      ...write,
      ...at('insertOrUpdate'),
      id: `${service}.saveNote`,
      title: `保存${title}`,
      creates: true,
      // The maximum of a whole body, because a text is longer when quoted as JSON.
      bounds: { textBytes: 1024 * 1024 },
      input: z.strictObject({
        id: givenId(),
        // When it is left out, the refusal has the words of the form.
        year: wholeNumber(NOTE_FIRST_YEAR, NOTE_LAST_YEAR, NOTE_TEXTS.required),
        content: richText(),
        ...name,
        type,
        version: z.number().int().positive().nullish(),
      }),
      output: savedNote,
    }),
    deleteNote: call({
      ...write,
      ...at('delete'),
      id: `${service}.deleteNote`,
      title: `删除${title}`,
      from: 'any',
      input: z.strictObject({ id: id() }),
      output: z.boolean(),
    }),
    noteVersions: history.versions,
    noteVersion: history.version,
    restoreNote: history.restore,
  } as unknown as NoteCalls;
}

const noteHistory = ({ service, title, path, needs }: NotesDraft) =>
  formerVersionCalls({
    id: `${service}.note`,
    title,
    path,
    services: [service],
    needs: needs.edit,
    value: noteText,
    restored: savedNote,
  });
