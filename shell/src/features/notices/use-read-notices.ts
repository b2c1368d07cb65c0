import { noticeAddresses } from '@console/contract-access/addresses';
import { usePlatform } from '@console/platform';
import { useQueryClient } from '@tanstack/react-query';
import { noticesClient } from './use-unread-notices.ts';

/**
 * Marks notices read, all without ids, and renews whatever shows any: the bell's count and the page of
 * notices alike. Answers how many were unread; null when it failed, which its reader has been told.
 */
export function useReadNotices(): (ids?: readonly number[]) => Promise<number | null> {
  const { notify } = usePlatform();
  const queries = useQueryClient();
  return async (ids) => {
    try {
      const count = await noticesClient.call(noticeAddresses.readNotices, ids ? { ids } : {});
      await queries.invalidateQueries({ queryKey: [noticesClient.service] });
      return count;
    } catch (problem) {
      notify.error(problem instanceof Error ? problem : '标记已读失败');
      return null;
    }
  };
}
