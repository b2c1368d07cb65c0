import type { Registry } from '@console/contract-core';
import { platformAddresses } from '@console/contract-core/addresses';
import { createClient } from '@console/platform';

/** The modules active for this user; none for a visitor who is not signed in. Throws CallError. */
export function loadRegistry(): Promise<Registry> {
  return createClient('gateway').call(platformAddresses.registry, {});
}
