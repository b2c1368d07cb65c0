import type { JobConsoleRow } from '@console/contract-core';
import { usePlatform } from '@console/platform';
import { useQueryClient } from '@tanstack/react-query';
import type { JobService } from './job-service.ts';

/**
 * Queues a failed or cancelled job again. A refusal is shown; the service's data on the page is loaded
 * again.
 */
export function useRetryJob({ client, entries }: JobService): (job: JobConsoleRow) => Promise<void> {
  const { notify } = usePlatform();
  const queries = useQueryClient();
  return async ({ id }) => {
    try {
      await client.call(entries.retry, { id });
      notify.success('已重新提交');
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      notify.error(error);
    }
    await queries.invalidateQueries({ queryKey: [client.service] });
  };
}
