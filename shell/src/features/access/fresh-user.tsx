import { userEntries, type UserDetail } from '@console/contract-access';
import { useCall } from '@console/platform';
import { Ladder } from '@console/ui';
import type { ReactElement } from 'react';
import { client } from '../../core/access/access-client.ts';

interface FreshUserProps {
  readonly id: number;
  readonly children: (user: UserDetail) => ReactElement;
}

/** A user as saved now: an edit of earlier data would be refused. */
export function FreshUser({ id, children }: FreshUserProps): ReactElement {
  const query = useCall(client, userEntries.userDetail, { id }, { staleTime: 0 });
  const data = query.isFetchedAfterMount ? query.data : undefined;
  const isError = query.isError && !query.isFetching;
  return (
    <Ladder keep answer={{ ...query, data, isError }} what="用户" rows={8} rowHeight={32}>
      {children}
    </Ladder>
  );
}
