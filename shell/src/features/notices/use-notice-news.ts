import type { Notice } from '@console/contract-access';
import { normalisePath } from '@console/contract-core';
import { usePlatform } from '@console/platform';
import { useEffect, useRef } from 'react';

/**
 * Announces notices that come while their user looks. For one place alone: each that calls this announces
 * them.
 */
export function useNoticeNews(newest: readonly Notice[] | undefined): void {
  const { notify } = usePlatform();
  const seen = useRef<number | null>(null);
  useEffect(() => {
    if (newest === undefined) return;
    const before = seen.current;
    seen.current = newest.reduce((highest, { id }) => Math.max(highest, id), before ?? 0);
    if (before === null) return;
    const news = newest.filter((notice) => notice.id > before && notice.read === 0);
    for (const notice of news) if (!isSaidByItsPage(notice)) notify.info(notice.title);
  }, [newest, notify]);
}

/**
 * Whether the notice is announced by its page: the page that follows a job reports its end sooner and with
 * its outcome.
 */
function isSaidByItsPage({ kind, link }: Notice): boolean {
  if (kind !== 'job' || link === null) return false;
  const { pathname } = new URL(link, window.location.origin);
  return normalisePath(pathname) === normalisePath(window.location.pathname);
}
