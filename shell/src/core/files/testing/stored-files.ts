import type { FileRow } from '@console/contract-access';
import type { Answers } from '@console/ui/testing';
import type { FileList } from '../file-list.ts';

const MEGABYTE = 1024 ** 2;

/** A stored file for tests; what matters to a test is written there. */
export const aFile = (parts: Partial<FileRow> = {}): FileRow => ({
  key: 'a'.repeat(43),
  name: '研报.pdf',
  purpose: 'note',
  mime: 'application/pdf',
  bytes: 1.5 * MEGABYTE,
  owner: '陈砚',
  createdAt: '2026-11-20 09:00:00',
  ...parts,
});

/** The service's answers about a list of files and the space they use. */
export const answersOf = ({ id }: FileList, files: readonly FileRow[]): Answers => ({
  [id]: () => ({ content: files, totalElements: files.length, number: 0, size: 10, totalPages: 1 }),
  'access.fileUsage': () => ({
    usedBytes: 1.5 * MEGABYTE,
    limitBytes: 500 * MEGABYTE,
    tenantUsedBytes: 9 * MEGABYTE,
    tenantLimitBytes: 900 * MEGABYTE,
  }),
});
