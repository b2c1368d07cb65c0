import * as React from 'react';

/** What React keeps of itself, as far as it is set here. */
interface Internals {
  recentlyCreatedOwnerStacks: number;
}

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * For each element React notes where it was made, ten thousand a second, to say so in a warning: a tenth of the time of a
 * page's tests. It makes none once it has made too many.
 */
const internals = (React as unknown as Readonly<Record<string, Internals | undefined>>)[INTERNALS];
if (internals === undefined) throw new Error(`React has no ${INTERNALS}: its tests would be slow`);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
