import type { RegistryModule } from '@console/contract-core';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Lifecycles } from '@console/platform';
import { fetchAgain } from './fetch-again.ts';

/**
 * Libraries that only modules use: the build shares nothing that the shell does not name. The module that
 * uses one fetches it.
 */
export const TIERS_OF_MODULES = [
  () => import('@console/ui/statement'),
  () => import('@console/ui/tree'),
  () => import('@console/charts'),
] as const;

export interface LoadTry {
  /**
   * Above 0 everything is fetched under a new address: browsers remember a failed answer under its address.
   */
  readonly attempt: number;
  /** Whether the last try received something other than was published. */
  readonly damaged: boolean;
}

/** Fetches a module's lifecycles, however long it takes. Throws federation's own error. */
export async function loadRemoteModule(
  module: RegistryModule,
  { attempt, damaged }: LoadTry,
): Promise<Lifecycles> {
  const name = `mfe_${module.name}`;
  const entry = attempt === 0 ? module.manifestUrl : `${module.manifestUrl}?retry=${attempt}`;
  // Nearly every page shows tables: their code is fetched beside the module, not after it.
  void import('@console/ui/data').catch(() => undefined);
  if (attempt > 0) dropScripts(module);
  if (damaged) await fetchAgain(module);
  registerRemotes([{ name, entry }], { force: attempt > 0 });
  const loaded = await loadRemote<{ readonly default: Lifecycles }>(`${name}/lifecycles`);
  if (!loaded) throw new Error(`${name} exposes no lifecycles`);
  return loaded.default;
}

/** Removes the module's script elements: federation would wait for a pending one, however long it takes. */
function dropScripts({ manifestUrl }: RegistryModule): void {
  const folder = new URL('.', new URL(manifestUrl, window.location.origin)).href;
  for (const script of document.querySelectorAll('script'))
    if (script.src.startsWith(folder)) script.remove();
}
