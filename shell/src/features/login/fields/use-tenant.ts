import { signInAddresses } from '@console/contract-access/addresses';
import { useState } from 'react';
import { useExtra } from '../use-extra.ts';

export interface Tenant {
  /** The domain's when that is a tenant's, else what was typed; empty means the default one. */
  readonly tenantId: string;
  /** The name of the domain's tenant; null when the domain is nobody's. */
  readonly tenantName: string | null;
  readonly typed: string;
  type(tenantId: string): void;
}

/** Whose people sign in here. */
export function useTenant(): Tenant {
  const [typed, type] = useState('');
  const known = useExtra(signInAddresses.tenantInfo, { domain: window.location.hostname });
  return { tenantId: known?.tenantId ?? typed.trim(), tenantName: known?.tenantName ?? null, typed, type };
}
