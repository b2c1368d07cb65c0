import type { LoadFailureKind, RegistryModule } from '@console/contract-core';
import { platformAddresses } from '@console/contract-core/addresses';
import { createClient } from '@console/platform';
import type { ModuleFailure } from './module-state.ts';

export type ReportFailure = (
  module: Pick<RegistryModule, 'name' | 'version'>,
  failure: ModuleFailure,
) => void;

/**
 * Reports modules that could not be shown to the gateway: each version and kind once while this page is
 * open. No one waits for it, and a report that fails is dropped.
 */
export function createFailureReports(): ReportFailure {
  const reported = new Set<string>();
  const client = createClient('gateway', { onSessionLost: () => undefined });
  return ({ name, version }, { kind, detail }) => {
    const report = { module: name, version, kind: reportedKind(kind), detail };
    const key = `${name} ${version} ${report.kind}`;
    if (reported.has(key)) return;
    reported.add(key);
    void client.call(platformAddresses.reportLoadFailure, report).catch(() => undefined);
  };
}

/** The kind that is reported: a foreign origin counts as files that could not be loaded. */
const reportedKind = (kind: ModuleFailure['kind']): LoadFailureKind => (kind === 'origin' ? 'load' : kind);
