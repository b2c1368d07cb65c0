import type { LoadFailureKind, RegistryModule } from '@console/contract-core';
import { platformAddresses } from '@console/contract-core/addresses';
import { createClient } from '@console/platform';
import type { ModuleFailure } from './module-state.ts';

export type ReportFailure = (
  module: Pick<RegistryModule, 'name' | 'version'>,
  failure: ModuleFailure,
) => void;

/**
 * Tells the gateway of modules that could not be shown: each version and kind once in the life of this page.
 * Nobody waits for it, and that it failed is nobody's concern.
 */
export function createFailureReports(): ReportFailure {
  const told = new Set<string>();
  const client = createClient('gateway', { onSessionLost: () => undefined });
  return ({ name, version }, { kind, detail }) => {
    const report = { module: name, version, kind: reportedKind(kind), detail };
    const key = `${name} ${version} ${report.kind}`;
    if (told.has(key)) return;
    told.add(key);
    void client.call(platformAddresses.reportLoadFailure, report).catch(() => undefined);
  };
}

/** Files of a strange origin are files that could not be had. */
const reportedKind = (kind: ModuleFailure['kind']): LoadFailureKind => (kind === 'origin' ? 'load' : kind);
