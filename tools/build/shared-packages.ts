import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages of which one page has exactly one copy, because they have state or context. */
const LIBRARIES = ['react', 'react-dom', '@tanstack/react-query'] as const;

/** `react/jsx-runtime`, `react-dom/client`: requests below a shared package. */
const WITH_PATHS = ['react', 'react-dom'] as const;

/** Our own: a remote built against another major is refused rather than mixed. */
const OURS = {
  '@console/platform': '',
  '@console/ui': '',
  '@console/ui/data': '@console/ui',
  '@console/ui/edit': '@console/ui',
  '@console/ui/form': '@console/ui',
  '@console/ui/statement': '@console/ui',
  '@console/ui/tree': '@console/ui',
  '@console/charts': '',
} as const;

interface Shared {
  readonly singleton: true;
  readonly requiredVersion: string;
  readonly version?: string;
  readonly strictVersion?: boolean;
  readonly import?: false;
}

type SharedMap = Record<string, Shared>;

/** The shell's side: only the shell provides the code. */
export function providedByShell(require: NodeJS.Require): SharedMap {
  return sharedMap(require, (version, ours) => ({
    singleton: true,
    version,
    requiredVersion: `^${version}`,
    strictVersion: ours,
  }));
}

/** A remote's side: no copy of its own, only the required versions. */
export function consumedByRemotes(require: NodeJS.Require): SharedMap {
  return sharedMap(require, (version, ours) => ({
    singleton: true,
    import: false,
    requiredVersion: `^${version}`,
    strictVersion: ours,
  }));
}

/** Versions of our own packages that the shell provides, by the name of the package. */
export function offeredByShell(require: NodeJS.Require): Readonly<Record<string, string>> {
  const owners = new Set(Object.entries(OURS).map(([request, owner]) => owner || request));
  return Object.fromEntries([...owners].map((name) => [name, versionOf(require, name)]));
}

/** The versions of them that a remote built here requires: the same, or compatible ones. */
export function neededByRemotes(require: NodeJS.Require): Readonly<Record<string, string>> {
  const offered = Object.entries(offeredByShell(require));
  return Object.fromEntries(offered.map(([name, version]) => [name, `^${version}`]));
}

function sharedMap(require: NodeJS.Require, shared: (version: string, ours: boolean) => Shared): SharedMap {
  const map: SharedMap = {};
  for (const name of LIBRARIES) map[name] = shared(versionOf(require, name), false);
  for (const name of WITH_PATHS) map[`${name}/`] = shared(versionOf(require, name), false);
  for (const [request, owner] of Object.entries(OURS)) {
    map[request] = shared(versionOf(require, owner || request), true);
  }
  return map;
}

/** Read from the file: a package's exports may hide its own package.json. */
function versionOf(require: NodeJS.Require, name: string): string {
  const places = require.resolve.paths(name) ?? [];
  const file = places.map((place) => join(place, name, 'package.json')).find((path) => existsSync(path));
  if (file === undefined) throw new Error(`shared package ${name} is not installed`);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}
