import { UPLOAD_MAX_BYTES, uploadEntries } from '@console/contract-access';
import type { Entry } from '@console/contract-core';
import { dataCalls } from '@console/contract-data';

const MEGA = 1024 * 1024;

/**
 * How a body is read: completely up to a limit, or passed on as it arrives because it is too long to be kept anywhere.
 */
export type BodyRule = { readonly limit: number } | 'as-it-comes';

/** The limit of JSON that a service itself accepts. */
export const USUAL_BODY = { limit: MEGA } as const satisfies BodyRule;

/** The rules for files. A little more than the longest is let through, so that the service reports what is too much. */
const RULES: ReadonlyMap<Entry, BodyRule> = new Map<Entry, BodyRule>([
  [uploadEntries.putFile, { limit: UPLOAD_MAX_BYTES + MEGA }],
  [dataCalls.uploadFile, 'as-it-comes'],
]);

export const bodyRule = (entry: Entry): BodyRule => RULES.get(entry) ?? USUAL_BODY;
