import type { Registry, RegistryModule } from '@console/contract-core';

/** What a page runs, or would. */
export interface UsedReleases {
  readonly modules: readonly RegistryModule[];
  readonly shell: Registry['shell'];
}

export interface ReleaseDifference {
  /** Names what is new: whoever sent it away is not asked again for the same. */
  readonly key: string;
  /** What it is about, as its reader knows it. */
  readonly titles: readonly string[];
}

/** What of `released` an open page with `used` has not got; null when it has everything. */
export function releaseDifference(used: UsedReleases, released: Registry): ReleaseDifference | null {
  // An answer without modules is one for nobody: the session ended, or is being renewed.
  if (released.modules.length === 0) return null;
  const before = new Map(used.modules.map((module) => [module.name, module.version]));
  const titles = released.modules
    .filter(({ name, version }) => before.get(name) !== version)
    .map(({ title }) => title);
  const gone = used.modules.filter(({ name }) => !released.modules.some((module) => module.name === name));
  titles.push(...gone.map(({ title }) => title));
  if (isOther(used.shell, released.shell)) titles.unshift('控制台');
  if (titles.length === 0) return null;
  const versions = released.modules.map(({ name, version }) => `${name} ${version}`).sort();
  return { key: [released.shell ?? '', ...versions].join('\n'), titles };
}

/** A build without a name is not known to be another. */
const isOther = (used: string | null | undefined, released: string | null | undefined): boolean =>
  Boolean(used) && Boolean(released) && used !== released;
