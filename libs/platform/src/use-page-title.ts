import { PRODUCT_NAME } from '@console/contract-core';
import { useEffect } from 'react';

export const pageTitle = (title: string | null): string =>
  title ? `${title} · ${PRODUCT_NAME}` : PRODUCT_NAME;

/** Names the page in the browser's tab. The shell has set the route's title; a detail page knows better. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = pageTitle(title);
  }, [title]);
}
