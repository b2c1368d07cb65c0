import { ROLE_ADMIN } from '@console/contract-core';
import { useSession } from '@console/platform';
import { useMemo } from 'react';
import type { May } from './authority-choice.ts';

/** The authorities that the signed-in administrator may grant and revoke: those they have themselves. */
export function useMay(): May {
  const { authorities } = useSession();
  return useMemo(
    () => (authority) => authorities.includes(ROLE_ADMIN) || authorities.includes(authority),
    [authorities],
  );
}
