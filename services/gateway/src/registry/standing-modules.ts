import { audienceSchema, registryModuleSchema, type RegistryModule } from '@console/contract-core';
import { fromJson } from '@console/node-kit/queries';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { queries } from '../queries.ts';
import { foldActivations } from './fold-activations.ts';
import { activationLines } from './release-rows.ts';

/** An active module with everything that decides who gets which version. */
export const standingModuleSchema = z.object({
  active: registryModuleSchema.nullable(),
  canary: z.object({ module: registryModuleSchema, audience: audienceSchema }).nullable(),
});
export type StandingModule = z.output<typeof standingModuleSchema>;

/** Every module that anyone gets, by name. */
export async function standingModules(database: DataSource): Promise<readonly StandingModule[]> {
  const lines = await activationLines(database);
  const names = [...new Set(lines.map(({ module }) => module))].sort();
  const states = names.map((name) => ({
    name,
    ...foldActivations(lines.filter(({ module }) => module === name)),
  }));
  const wanted = states.flatMap(({ name, active, canary }) =>
    [active, canary?.version ?? null].flatMap((version) =>
      version === null ? [] : [[name, version] as const],
    ),
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

async function readReleases(
  database: DataSource,
  wanted: readonly (readonly [module: string, version: string])[],
): Promise<ReadonlyMap<string, RegistryModule>> {
  if (wanted.length === 0) return new Map();
  const rows = await queries(database)
    .selectFrom('platform.release')
    .select(['module', 'version', 'manifest', 'integrity'])
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('module', 'version'),
        'in',
        wanted.map(([module, version]) => tuple(module, version)),
      ),
    )
    .execute();
  return new Map(
    rows.map(({ module, version, manifest, integrity }) => [
      `${module} ${version}`,
      registryModuleSchema.parse({
        ...fromJson(manifest),
        version,
        manifestUrl: `/remotes/${module}/${version}/mf-manifest.json`,
        integrity: fromJson(integrity),
      }),
    ]),
  );
}
