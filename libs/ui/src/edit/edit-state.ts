import { mergeDraft } from './merge-draft.ts';

/**
 * Whether the current record is newer than the one that was read, by its version; a record that was still
 * loading is newer once it has loaded.
 */
export const isNewer = (there: object | null, read: object | null): boolean =>
  there !== null && (read === null || versionOf(there) > versionOf(read));

const versionOf = (read: object): number =>
  'version' in read && typeof read.version === 'number' ? read.version : 0;

/** An edit between its steps; each step is pure. */
export interface EditState<Read, Draft> {
  readonly read: Read | null;
  /** The fields of what was read. */
  readonly before: Draft;
  readonly draft: Draft;
  readonly attempt: number;
}

type FieldsOf<Read, Draft> = (read: Read | null) => Draft;

export function begin<Read, Draft>(
  read: Read | null,
  fields: FieldsOf<Read, Draft>,
  attempt: number,
): EditState<Read, Draft> {
  const before = fields(read);
  return { read, before, draft: before, attempt };
}

export const typedInto = <Read, Draft>(
  now: EditState<Read, Draft>,
  typed: Partial<Draft>,
): EditState<Read, Draft> => ({ ...now, draft: { ...now.draft, ...typed } });

/** The state after merging with what another user saved meanwhile. */
export function merged<Read, Draft extends object>(
  now: EditState<Read, Draft>,
  read: Read,
  fields: FieldsOf<Read, Draft>,
): EditState<Read, Draft> {
  const latest = fields(read);
  const draft = mergeDraft({ read: now.before, typed: now.draft, latest });
  return { ...now, read, before: latest, draft };
}
