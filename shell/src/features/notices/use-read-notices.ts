import { noticeAddresses } from '@console/contract-access/addresses';
import { usePlatform } from '@console/platform';
import { useQueryClient } from '@tanstack/react-query';
import { noticesClient } from './use-unread-notices.ts';

/**
 * Marks notices read, all when called without ids, and reloads every place that shows notices: the bell's
 * count and the page of notices alike. Returns how many were unread; null when it failed, of which the
 * reader has been notified.
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
