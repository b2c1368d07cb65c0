import { useEffect } from 'react';

const PRODUCT = '投研数据平台';

export const pageTitle = (title: string | null): string => (title ? `${title} · ${PRODUCT}` : PRODUCT);

/** Names the page in the browser's tab. The shell has set the route's title; a detail page knows better. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = pageTitle(title);
  }, [title]);
}
