import type { RegistryModule } from '@console/contract-core';

/** The error for a file without a hash in the registry: such a file is never run. */
export class MissingHash extends Error {
  override readonly name = 'MissingHash';
}

/** The hashes that browsers check: they ignore any other, and would check nothing. */
const HASH = /^sha(256|384|512)-[\w+/]+=*$/;

type Hashed = Pick<RegistryModule, 'manifestUrl' | 'integrity'>;

/**
 * The hash the registry has for `url`, or null for a file that belongs to no module. Throws MissingHash for
 * a module's file without one.
 */
export function integrityOf(modules: readonly Hashed[], url: string, origin: string): string | null {
  const wanted = new URL(url, origin);
  for (const { manifestUrl, integrity } of modules) {
    const folder = new URL('.', new URL(manifestUrl, origin));
    if (wanted.origin !== folder.origin || !wanted.pathname.startsWith(folder.pathname)) continue;
    const hash = integrity[wanted.pathname.slice(folder.pathname.length)];
    if (hash === undefined || !HASH.test(hash)) throw new MissingHash(wanted.pathname);
    return hash;
  }
  return null;
}
