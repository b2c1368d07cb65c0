import {
  shanghaiDateTime,
  type ModuleName,
  type ModuleReleases,
  type ReleaseVersion,
} from '@console/contract-core';
import type { Querying } from '@console/node-kit/queries';
import type { GatewayConfig } from '../gateway-config.ts';
import { foldActivations } from './fold-activations.ts';
import { needsOf, releaseFolder, versionsOnDisk } from './release-folder.ts';
import {
  activationLines,
  failureCounts,
  releaseRows,
  type FailureCount,
  type ReleaseRow,
} from './release-rows.ts';
import { servedShell } from './served-shell.ts';
import { unmetNeeds } from './unmet-needs.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The most versions, and changes, that are shown. */
const MOST_SHOWN = 50;
const NO_FAILURES: ReleaseVersion['failures'] = { load: 0, timeout: 0, crash: 0, incompatible: 0 };

interface Asked {
  readonly module: ModuleName;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly config: Pick<GatewayConfig, 'SHELL_DIR' | 'REMOTES_DIR'>;
}

/** Everything the console shows about one module's releases. */
export async function moduleReleases(
  database: Querying,
  { module, now, config }: Asked,
): Promise<ModuleReleases> {
  const [shell, lines, registered, failures, onDisk] = await Promise.all([
    servedShell(config.SHELL_DIR),
    activationLines(database, module),
    releaseRows(database, module),
    failureCounts(database, shanghaiDateTime(now - DAY_MS)),
    versionsOnDisk(config.REMOTES_DIR, module),
  ]);
  const { active, canary, previous, mark } = foldActivations(lines);
  const inUse = new Set([active, canary?.version, previous]);
  const unknown = await unregistered(config.REMOTES_DIR, {
    module,
    versions: onDisk.filter((version) => !registered.some((row) => row.version === version)),
  });
  const shown = [...unknown, ...registered].filter(
    ({ version }, index) => index < MOST_SHOWN || inUse.has(version),
  );
  return {
    module,
    title: registered[0]?.title ?? unknown[0]?.title ?? module,
    active,
    canary,
    previous,
    mark,
    versions: shown.map((row) => ({
      version: row.version,
      registeredAt: row.at,
      registeredBy: row.by,
      needs: { ...row.needs },
      unmet: unmetNeeds(row.needs, shell.provides),
      onDisk: onDisk.includes(row.version),
      bytes: row.bytes,
      commit: row.commit,
      failures: failuresOf(failures, { module, version: row.version }),
    })),
    history: lines.toReversed().slice(0, MOST_SHOWN).map(historyLine),
  };
}

const historyLine = ({
  id,
  kind,
  version,
  audience,
  by,
  at,
}: ModuleReleases['history'][number]): ModuleReleases['history'][number] => ({
  id,
  kind,
  version,
  audience,
  by,
  at,
});

type Shown = Omit<ReleaseRow, 'id' | 'module'>;

/** The published folders that are not registered, newest first; a folder that is no release is left out. */
async function unregistered(
  remotes: string,
  { module, versions }: { readonly module: ModuleName; readonly versions: readonly string[] },
): Promise<readonly Shown[]> {
  const found = await Promise.all(
    versions.map(async (version): Promise<readonly Shown[]> => {
      const folder = await releaseFolder(remotes, { module, version }).catch(() => null);
      if (folder === null) return [];
      const { module: manifest, bytes, commit, at } = folder;
      return [{ version, title: manifest.title, needs: needsOf(manifest), bytes, commit, by: '', at }];
    }),
  );
  return found.flat().sort((one, other) => (one.at < other.at ? 1 : -1));
}

function failuresOf(
  counts: readonly FailureCount[],
  { module, version }: { readonly module: string; readonly version: string },
): ReleaseVersion['failures'] {
  const own = counts.filter((count) => count.module === module && count.version === version);
  return { ...NO_FAILURES, ...Object.fromEntries(own.map(({ kind, total }) => [kind, total])) };
}
