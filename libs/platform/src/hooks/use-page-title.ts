import { PRODUCT_NAME } from '@console/contract-core';
import { useEffect } from 'react';
import { usePlatform } from '../platform-context.tsx';

export const pageTitle = (title: string | null): string =>
  title ? `${title} · ${PRODUCT_NAME}` : PRODUCT_NAME;

/** Names the page on its tab. The shell has set the route's title; a detail page sets a more exact one. */
export function usePageTitle(title: string | null): void {
  const { page } = usePlatform();
  useEffect(() => {
    if (title !== null) page.setTitle(title);
  }, [page, title]);
}
