import type { Registry, RegistryModule } from '@console/contract-core';

/** The releases that a page runs, or would run. */
export interface UsedReleases {
  readonly modules: readonly RegistryModule[];
  readonly shell: Registry['shell'];
}

export interface ReleaseDifference {
  /** Identifies the difference: a user who dismissed the offer does not see the same one again. */
  readonly key: string;
  /** The titles of what changed, as readers know them. */
  readonly titles: readonly string[];
}

/** The parts of `released` that an open page with `used` does not have; null when it has everything. */
export function releaseDifference(used: UsedReleases, released: Registry): ReleaseDifference | null {
  // An answer without modules is for no user: the session ended, or is being renewed.
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

/** Whether two builds differ; a build without a name is assumed to be the same. */
const isOther = (used: string | null | undefined, released: string | null | undefined): boolean =>
  Boolean(used) && Boolean(released) && used !== released;
