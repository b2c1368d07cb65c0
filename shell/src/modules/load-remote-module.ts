import type { RegistryModule } from '@console/contract-core';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Lifecycles } from '@console/platform';
import { within } from './within.ts';

/** From the click to the page or the card in less than five seconds. */
const PATIENCE_MS = 4_500;

/**
 * Fetches a module's lifecycles. Throws TooSlow when it takes too long, or whatever federation met.
 * `attempt` above 0 asks for everything anew: a failed answer is remembered under its address.
 */
export async function loadRemoteModule(module: RegistryModule, attempt: number): Promise<Lifecycles> {
  const name = `mfe_${module.name}`;
  const entry = attempt === 0 ? module.manifestUrl : `${module.manifestUrl}?retry=${attempt}`;
  // Nearly every page shows tables: their code is fetched beside the module, not after it.
  void import('@console/ui/data').catch(() => undefined);
  registerRemotes([{ name, entry }], { force: attempt > 0 });
  const loaded = await within(
    PATIENCE_MS,
    loadRemote<{ readonly default: Lifecycles }>(`${name}/lifecycles`),
  );
  if (!loaded) throw new Error(`${name} exposes no lifecycles`);
  return loaded.default;
}
