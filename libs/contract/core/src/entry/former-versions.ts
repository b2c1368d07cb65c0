import { z } from 'zod';
import type { SignedNeed } from '../modules/authority.ts';
import { call, type CallEntry, type Endpoint } from './entry.ts';
import { id, wholeNumber } from '../values/field.ts';

/** The number of replaced versions kept of one record, the newest ones. */
export const FORMER_VERSIONS_KEPT = 50;

/** A replaced version of a record. Times are `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
const formerVersion = z.object({
  version: z.number().int(),
  savedAt: z.string(),
  /** Null for demo data. */
  savedBy: z.string().nullable(),
  replacedAt: z.string(),
  replacedBy: z.string().nullable(),
  /** Whether it was replaced by a save that did not name the version it was based on. */
  unread: z.boolean(),
});
export type FormerVersion = z.output<typeof formerVersion>;

const versionNumber = (): z.ZodType<number> => wholeNumber(1, Number.MAX_SAFE_INTEGER);
const ofRecord = z.strictObject({ id: id() });
const ofVersion = z.strictObject({ id: id(), version: versionNumber() });
const bringing = z.strictObject({
  id: id(),
  /** The version to restore. */
  former: versionNumber(),
  /** The current version, as read; a stale one is refused with 409. */
  version: versionNumber(),
});

type Draft<Value extends z.ZodType, Restored extends z.ZodType> = Pick<
  Endpoint,
  'id' | 'title' | 'path' | 'services'
> & {
  readonly needs: SignedNeed;
  /** The content of a version of the record. */
  readonly value: Value;
  /** The answer to restoring a version. */
  readonly restored: Restored;
  readonly inWindow?: Endpoint['inWindow'];
};

/** The entries for former versions of one kind of record: listing them, reading one, and restoring one. */
export interface FormerVersionCalls<
  Value extends z.ZodType = z.ZodType,
  Restored extends z.ZodType = z.ZodType,
> {
  readonly versions: CallEntry<typeof ofRecord, z.ZodType<FormerVersion[]>, SignedNeed>;
  readonly version: CallEntry<
    typeof ofVersion,
    z.ZodType<FormerVersion & { readonly value: z.output<Value> }>,
    SignedNeed
  >;
  readonly restore: CallEntry<typeof bringing, Restored, SignedNeed>;
}

/**
 * Declares the former-version calls below `path`, for users who may edit the record. A restored version is
 * saved as a new one, and the version it replaces is kept like any other.
 */
export function formerVersionCalls<Value extends z.ZodType, Restored extends z.ZodType>(
  draft: Draft<Value, Restored>,
): FormerVersionCalls<Value, Restored> {
  const { title, path, services, needs, value, restored, inWindow } = draft;
  const place = { services, needs };
  const whole = formerVersion.extend({ value }) as unknown as z.ZodType<
    FormerVersion & { readonly value: z.output<Value> }
  >;
  return {
    versions: call({
      ...place,
      id: `${draft.id}Versions`,
      title: `${title}的历史版本`,
      method: 'GET',
      path: `${path}/versions`,
      input: ofRecord,
      output: z.array(formerVersion),
    }),
    version: call({
      ...place,
      id: `${draft.id}Version`,
      title: `${title}的一个历史版本`,
      method: 'GET',
      path: `${path}/version`,
      input: ofVersion,
      output: whole,
    }),
    restore: call({
      ...place,
      ...(inWindow === undefined ? {} : { inWindow }),
      id: `${draft.id}Restore`,
      title: `恢复${title}的历史版本`,
      method: 'POST',
      path: `${path}/restore`,
      input: bringing,
      output: restored,
    }),
  };
}

/** The notice to the author of a version that was replaced unread. `what` names the record. */
export const overwrittenNotice = (overwrite: {
  readonly what: string;
  readonly version: number;
  readonly username: string;
}): { readonly title: string; readonly text: string } => ({
  title: `您保存的内容已被覆盖：${overwrite.what}`,
  text: `用户 ${overwrite.username} 保存时未带版本号，覆盖了您保存的第 ${overwrite.version} 版。被覆盖的内容可在“历史版本”中查看和恢复。`,
});
