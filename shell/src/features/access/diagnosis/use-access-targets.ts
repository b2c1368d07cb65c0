import { platformAddresses } from '@console/contract-core/addresses';
import { createClient } from '@console/platform';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { loadRegistry } from '../../../core/modules/load-registry.ts';
import { callTargets, placeTargets, type AccessTarget, type OwnPage } from './access-targets.ts';

/** Milliseconds before both are loaded again: they change only with a release. */
const FRESH_MS = 10 * 60_000;

interface AccessTargets {
  readonly targets: readonly AccessTarget[] | null;
  readonly error: Error | null;
  retry(): void;
}

/**
 * Everything a user may fail to reach: pages, menu entries and tiles of modules and shell, and the calls
 * behind them.
 */
export function useAccessTargets(shellPages: readonly OwnPage[]): AccessTargets {
  const registry = useQuery({
    queryKey: ['gateway', platformAddresses.registry.id, 'targets'],
    queryFn: loadRegistry,
    staleTime: FRESH_MS,
  });
  const document = useQuery({
    queryKey: ['gateway', platformAddresses.openApi.id],
    queryFn: ({ signal }) => createClient('gateway').call(platformAddresses.openApi, {}, { signal }),
    staleTime: FRESH_MS,
  });
  const targets = useMemo(
    () =>
      registry.data && document.data
        ? [...placeTargets(registry.data.modules, shellPages), ...callTargets(document.data)]
        : null,
    [registry.data, document.data, shellPages],
  );
  return {
    targets,
    error: registry.error ?? document.error,
    retry() {
      void registry.refetch();
      void document.refetch();
    },
  };
}
