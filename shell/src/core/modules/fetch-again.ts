import type { RegistryModule } from '@console/contract-core';

interface Assets {
  readonly sync: readonly string[];
  readonly async: readonly string[];
}

interface FederationManifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string } };
  readonly exposes: readonly { readonly assets: { readonly js: Assets; readonly css: Assets } }[];
}

/**
 * Fetches a module's files past every cache: proxies keep them for good, damaged ones too. Rejects when the
 * manifest, which names them, cannot be had; failures of the others are ignored here, because loading the
 * module meets and reports them again.
 */
export async function fetchAgain({ manifestUrl }: RegistryModule): Promise<void> {
  const manifest = new URL(manifestUrl, window.location.origin);
  const answer = await fetch(manifest.href, { cache: 'reload' });
  const files = filesOf((await answer.json()) as FederationManifest);
  // An answer that is not read to its end is not cached.
  const take = (file: string): Promise<unknown> =>
    fetch(new URL(file, manifest).href, { cache: 'reload' }).then((taken) => taken.arrayBuffer());
  await Promise.allSettled(files.map(take));
}

function filesOf({ metaData, exposes }: FederationManifest): readonly string[] {
  const assets = exposes.flatMap(({ assets: { js, css } }) => [js, css]);
  return [metaData.remoteEntry.name, ...assets.flatMap((part) => [...part.sync, ...part.async])];
}
