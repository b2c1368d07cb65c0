import {
  call,
  formerVersionCalls,
  givenId,
  id,
  richText,
  wholeNumber,
  type Message,
} from '@console/contract-core';
import { z } from 'zod';
import { company } from './company.ts';

/** The types of notes: 1 core competence, 2 business outlook. */
export const NOTE_TYPES = [1, 2] as const;
export type NoteType = (typeof NOTE_TYPES)[number];
export const NOTE_TITLES: Readonly<Record<NoteType, string>> = { 1: '核心竞争力', 2: '业务展望' };

export const NOTE_FIRST_YEAR = 1990;
export const NOTE_LAST_YEAR = 2100;

/** As document 1 §8 words them. */
export const NOTE_TEXTS = {
  saved: '操作成功',
  deleted: '修改成功',
  required: '该项为必填项',
} as const;

/** Refusals about notes. Codes never change. */
export const NOTE_MESSAGES = {
  yearTaken: { code: 'N2001', status: 200, text: '{year} 年已有内容，请直接编辑该年度，或换一个年度' },
} as const satisfies Record<string, Message>;

/**
 * The authorities to read notes: 核心竞争力 is on the basic info tab, 业务展望 on the business tab, and a user who may
 * see either may read both.
 */
const READERS = ['gssjk_gn_view_information', 'gssjk_gn_view_businessData'] as const;

const PATH = '/api/dataCorpCompetitivenessController';
const at = (path: string) => `${PATH}/${path}` as const;

const noteType = (): z.ZodType<NoteType, unknown> =>
  wholeNumber(1, 2) as unknown as z.ZodType<NoteType, unknown>;
const year = (): z.ZodType<number> => wholeNumber(NOTE_FIRST_YEAR, NOTE_LAST_YEAR);
/** The year of a saved note; when it is left out, the refusal has the words of the form. */
const requiredYear = (): z.ZodType<number> =>
  wholeNumber(NOTE_FIRST_YEAR, NOTE_LAST_YEAR, NOTE_TEXTS.required);

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

export const notesTables = {} as const;

/** The former versions of notes, for users who may edit them. */
export const noteHistory = formerVersionCalls({
  id: 'company.note',
  title: '核心竞争力与业务展望',
  path: PATH,
  services: ['company'],
  needs: 'gssjk_gn_view_info_edit',
  value: noteText,
  restored: savedNote,
});

/** C-11: core competence and business outlook, one note for a company, a type and a year. */
export const notesCalls = {
  /** The years that have a note, newest first. */
  noteYears: company.read({
    id: 'company.noteYears',
    title: '核心竞争力与业务展望的年度',
    path: at('listFlow'),
    needs: READERS,
    input: { type: noteType() },
    output: z.array(z.number().int()),
  }),
  /** Cleaned HTML; refused with 404 where that year has none. */
  note: company.read({
    id: 'company.note',
    title: '核心竞争力与业务展望',
    path: at('getDetailByDataID'),
    needs: READERS,
    input: { type: noteType(), year: year() },
    output: note,
  }),
  /**
   * Saves a note, a new one without an id. Answers the saved version without its content, which is cleaned.
   */
  saveNote: call({
    id: 'company.saveNote',
    title: '保存核心竞争力与业务展望',
    method: 'POST',
    path: at('insertOrUpdate'),
    services: ['company'],
    needs: 'gssjk_gn_view_info_edit',
    creates: true,
    // The maximum of a whole body, because a text is longer when quoted as JSON.
    bounds: { textBytes: 1024 * 1024 },
    input: z.strictObject({
      id: givenId(),
      year: requiredYear(),
      content: richText(),
      dataId: id(),
      type: noteType(),
      /** As read; a stale one is refused with 409. Without it the edit replaces the current version, which is kept. */
      version: z.number().int().positive().nullish(),
    }),
    output: savedNote,
  }),
  deleteNote: call({
    id: 'company.deleteNote',
    title: '删除核心竞争力与业务展望',
    method: 'POST',
    path: at('delete'),
    services: ['company'],
    needs: 'gssjk_gn_view_info_edit',
    from: 'any',
    input: z.strictObject({ id: id() }),
    output: z.boolean(),
  }),
  noteVersions: noteHistory.versions,
  noteVersion: noteHistory.version,
  restoreNote: noteHistory.restore,
} as const;
