import { tableName } from '@console/node-kit';
import { registryModuleSchema, type RegistryModule } from '@console/contract-core';
import type { DataSource } from 'typeorm';

interface ReleaseRow {
  readonly module: string;
  readonly version: string;
  readonly manifest: string | object;
  readonly integrity: string | object;
}

const parsed = (value: string | object): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

/** The newest activation of every module. */
export async function activeReleases(database: DataSource): Promise<readonly RegistryModule[]> {
  const release = tableName('platform', 'release');
  const activation = tableName('platform', 'activation');
  const rows = await database.query<ReleaseRow[]>(
    `SELECT r.module, r.version, r.manifest, r.integrity
       FROM ${release} r
       JOIN (SELECT MAX(a.id) AS id FROM ${activation} a JOIN ${release} x ON x.id = a.release_id GROUP BY x.module) newest
       JOIN ${activation} a ON a.id = newest.id AND a.release_id = r.id
      ORDER BY r.module`,
  );
  return rows.map(({ module, version, manifest, integrity }) =>
    registryModuleSchema.parse({
      ...(parsed(manifest) as object),
      version,
      manifestUrl: `/remotes/${module}/${version}/mf-manifest.json`,
      integrity: parsed(integrity),
    }),
  );
}
