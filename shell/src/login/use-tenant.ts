import { useState } from 'react';
import { useExtra } from './use-extra.ts';

export const TENANT_PATH = '/api/blade-system/tenant/info';

export interface Tenant {
  /** Of the domain when it is a tenant's, else what was typed; empty stands for the default one. */
  readonly tenantId: string;
  /** The name of the domain's tenant; null when the domain is nobody's. */
  readonly tenantName: string | null;
  readonly typed: string;
  type(tenantId: string): void;
}

/** Whose people sign in here. */
export function useTenant(): Tenant {
  const [typed, type] = useState('');
  const known = useExtra<{ readonly tenantId: string; readonly tenantName: string }>(
    `${TENANT_PATH}?${new URLSearchParams({ domain: window.location.hostname })}`,
  );
  return { tenantId: known?.tenantId ?? typed.trim(), tenantName: known?.tenantName ?? null, typed, type };
}
