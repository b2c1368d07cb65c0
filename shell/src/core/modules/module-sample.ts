import type { RegistryModule } from '@console/contract-core';

/** A released module for tests; what matters to a test is written there. */
export function aModule(parts: Partial<RegistryModule> & Pick<RegistryModule, 'name'>): RegistryModule {
  return {
    title: parts.name,
    shellApi: '^1.0.0',
    routes: [],
    menu: [],
    version: '1.0.0',
    manifestUrl: `/remotes/${parts.name}/1.0.0/mf-manifest.json`,
    integrity: {},
    ...parts,
  };
}
