import { userEntries, type UserDetail } from '@console/contract-access';
import { useCall } from '@console/platform';
import { ErrorState, Skeleton } from '@console/ui';
import type { ReactElement } from 'react';
import { client } from '../../core/access/access-client.ts';

interface FreshUserProps {
  readonly id: number;
  readonly children: (user: UserDetail) => ReactElement;
}

/** A user as saved now: an edit of what was read earlier would only be refused. */
export function FreshUser({ id, children }: FreshUserProps): ReactElement {
  const query = useCall(client, userEntries.userDetail, { id }, { staleTime: 0 });
  if (query.data && query.isFetchedAfterMount) return children(query.data);
  if (query.isError && !query.isFetching)
    return <ErrorState title="用户没有取到" error={query.error} onRetry={() => void query.refetch()} />;
  return <Skeleton rows={8} rowHeight={32} />;
}
