import type { Registry } from '@console/contract-core';
import { createClient } from '@console/platform';

export const REGISTRY_CALL = {
  id: 'platform.registry',
  method: 'GET',
  path: '/registry.json',
  services: ['gateway'],
  raw: true,
} as const;

/** The modules active for this user, none for who is not signed in. Throws CallError. */
export function loadRegistry(): Promise<Registry> {
  return createClient('gateway').send<Registry>(REGISTRY_CALL, {});
}
