import { audienceSchema, registryModuleSchema, type RegistryModule } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { foldActivations } from './fold-activations.ts';
import { activationLines, parsedJson } from './release-rows.ts';

/** A module with everything that it takes to say who gets which version. */
export const standingModuleSchema = z.object({
  active: registryModuleSchema.nullable(),
  canary: z.object({ module: registryModuleSchema, audience: audienceSchema }).nullable(),
});
export type StandingModule = z.output<typeof standingModuleSchema>;

interface ReleaseRow {
  readonly module: string;
  readonly version: string;
  readonly manifest: unknown;
  readonly integrity: unknown;
}

/** Every module that anybody gets, by name. */
export async function standingModules(database: DataSource): Promise<readonly StandingModule[]> {
  const lines = await activationLines(database);
  const names = [...new Set(lines.map(({ module }) => module))].sort();
  const states = names.map((name) => ({
    name,
    ...foldActivations(lines.filter(({ module }) => module === name)),
  }));
  const wanted = states.flatMap(({ name, active, canary }) =>
    [active, canary?.version ?? null].flatMap((version) => (version === null ? [] : [[name, version]])),
  );
  const released = await readReleases(database, wanted);
  return states.map(({ name, active, canary }) => {
    const module = canary && released.get(`${name} ${canary.version}`);
    return {
      active: released.get(`${name} ${active}`) ?? null,
      canary: canary && module ? { module, audience: canary.audience } : null,
    };
  });
}

/** @param wanted pairs of module and version */
async function readReleases(
  database: DataSource,
  wanted: readonly (readonly string[])[],
): Promise<ReadonlyMap<string, RegistryModule>> {
  if (wanted.length === 0) return new Map();
  const rows = await database.query<ReleaseRow[]>(
    `SELECT module, version, manifest, integrity FROM ${tableName('platform', 'release')}
      WHERE (module, version) IN (${wanted.map(() => '(?, ?)').join(', ')})`,
    wanted.flat(),
  );
  return new Map(
    rows.map(({ module, version, manifest, integrity }) => [
      `${module} ${version}`,
      registryModuleSchema.parse({
        ...(parsedJson(manifest) as object),
        version,
        manifestUrl: `/remotes/${module}/${version}/mf-manifest.json`,
        integrity: parsedJson(integrity),
      }),
    ]),
  );
}
