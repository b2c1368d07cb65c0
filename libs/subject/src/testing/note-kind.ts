import { call, formerVersionCalls } from '@console/contract-core';
import { z } from 'zod';
import type { Note, NoteKind, SavedNote } from '../notes/note-entries.ts';

const BASE = {
  path: '/api/notes',
  services: ['company'],
  needs: 'signed-in',
  input: z.looseObject({}),
} as const;
const output = <Answer>(): z.ZodType<Answer> => z.any();
const read = <Answer>(name: string) =>
  call({ ...BASE, id: `company.${name}`, title: name, method: 'GET', output: output<Answer>() });
const write = <Answer>(name: string) =>
  call({ ...BASE, id: `company.${name}`, title: name, method: 'POST', output: output<Answer>() });

/** Notes as a module declares them, made up. */
export const NOTE_KIND: NoteKind = {
  entries: {
    noteYears: read<readonly number[]>('noteYears'),
    note: read<Note>('note'),
    saveNote: write<SavedNote>('saveNote'),
    deleteNote: write<boolean>('deleteNote'),
  },
  history: formerVersionCalls({
    id: 'company.note',
    title: '核心竞争力',
    path: '/api/notes',
    services: ['company'],
    needs: 'signed-in',
    value: z.any(),
    restored: z.any(),
  }),
  type: 1,
  title: '核心竞争力',
  needs: 'gssjk_gn_view_info_edit',
  years: { first: 1990, last: 2100 },
  texts: { saved: '操作成功', deleted: '修改成功', required: '该项为必填项' },
};
