import { industryEntries, type Industry } from '@console/contract-industry';
import { usePlatform } from '@console/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { client } from '../client.ts';
import { colleaguesQuery } from './colleagues.ts';

export interface Editing {
  /** The id of the industry that is loading for the dialog. */
  readonly pending: number | null;
  /** The industry the dialog edits; null while there is none. */
  readonly industry: Industry | null;
  open(industryId: number): void;
  close(): void;
}

/** An edit, which opens once the saved industry and the analysts are loaded (document 2 §4). */
export function useEditing(): Editing {
  const { notify } = usePlatform();
  const queries = useQueryClient();
  const [pending, setPending] = useState<number | null>(null);
  const [industry, setIndustry] = useState<Industry | null>(null);
  const open = useCallback(
    (industryId: number): void => {
      const load = async (): Promise<void> => {
        setPending(industryId);
        try {
          const [found] = await Promise.all([
            client.call(industryEntries.industry, { industryId }),
            queries.fetchQuery(colleaguesQuery),
          ]);
          setIndustry(found);
        } catch (error) {
          notify.error(error instanceof Error ? error : '行业没有取到');
        } finally {
          setPending(null);
        }
      };
      if (pending === null) void load();
    },
    [pending, notify, queries],
  );
  return { pending, industry, open, close: () => setIndustry(null) };
}
