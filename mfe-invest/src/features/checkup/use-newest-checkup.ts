import { isUnderWay } from '@console/contract-core';
import { checkupTables, type Checkup } from '@console/contract-invest';
import { useTablePage } from '@console/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../client.ts';

const NEWEST = { page: 0, size: 1, sort: 'createdTime,DESC' };

/** The tenant's newest check-up in whatever state, kept up to date while it is under way; null without one. */
export function useNewestCheckup(): Checkup | null {
  const queries = useQueryClient();
  const { data } = useTablePage(client, checkupTables.checkupList, NEWEST, isUnderWay);
  const newest = data?.content[0] ?? null;
  const ended = newest !== null && !isUnderWay(newest) ? newest.checkupId : null;
  useEffect(() => {
    // What is shown may be the one before.
    if (ended !== null)
      void queries.invalidateQueries({ queryKey: [client.service, 'invest.checkup'], exact: false });
  }, [ended, queries]);
  return newest;
}
