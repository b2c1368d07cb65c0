import { AUTHORITIES, type Authority } from '@console/contract-core';
import type { ReactElement } from 'react';
import { LockIcon } from '../icons.tsx';
import { StateMessage } from './state-message.tsx';

/** Names the authority that is missing, so that the user can ask for it. */
export function NoPermission({ authority }: { readonly authority: Authority }): ReactElement {
  return (
    <StateMessage
      icon={<LockIcon />}
      title={`缺少权限 ${authority}`}
      cause={`「${AUTHORITIES[authority]}」需要该权限，请联系系统管理员开通`}
    />
  );
}
