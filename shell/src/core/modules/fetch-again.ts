import type { RegistryModule } from '@console/contract-core';

/**
 * Fetches a module's files past every cache: proxies keep them for good, damaged ones too. Failures are
 * ignored here: loading the module meets and reports them again.
 */
export async function fetchAgain({ manifestUrl, integrity }: RegistryModule): Promise<void> {
  const folder = new URL('.', new URL(manifestUrl, window.location.origin)).href;
  const files = Object.keys(integrity).filter((file) => /\.(js|css)$/.test(file));
  // An answer that is not read to its end is not cached.
  const take = (file: string): Promise<unknown> =>
    fetch(`${folder}${file}`, { cache: 'reload' }).then((answer) => answer.arrayBuffer());
  await Promise.allSettled(files.map(take));
}
