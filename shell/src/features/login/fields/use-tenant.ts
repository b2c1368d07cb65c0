import { signInAddresses } from '@console/contract-access/addresses';
import { useState } from 'react';
import { useExtra } from '../use-extra.ts';

export interface Tenant {
  /** The id of the domain's tenant, else what was typed; empty means the default one. */
  readonly tenantId: string;
  /** The name of the domain's tenant; null when the domain has none. */
  readonly tenantName: string | null;
  readonly typed: string;
  type(tenantId: string): void;
}

/** The tenant whose users sign in here. */
export function useTenant(): Tenant {
  const [typed, type] = useState('');
  const known = useExtra(signInAddresses.tenantInfo, { domain: window.location.hostname });
  return { tenantId: known?.tenantId ?? typed.trim(), tenantName: known?.tenantName ?? null, typed, type };
}
