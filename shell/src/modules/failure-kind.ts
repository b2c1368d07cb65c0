import { MissingHash } from './integrity.ts';
import type { ModuleFailure } from './module-state.ts';
import { TooSlow } from './within.ts';

/** Sorts what went wrong while loading. A wrong hash looks like any network error to a page. */
export function failureKind(error: unknown): ModuleFailure['kind'] {
  if (error instanceof TooSlow) return 'timeout';
  if (error instanceof MissingHash || String(error).includes('MissingHash')) return 'integrity';
  return 'load';
}
