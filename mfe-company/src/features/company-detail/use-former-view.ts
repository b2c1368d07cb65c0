import { usePageQuery } from '@console/ui/data';
import { useLayoutEffect } from 'react';

/** Leads an address of the forecasts in their former place, under 财务数据, to their one place. */
export function useFormerView(): void {
  const [query, change] = usePageQuery();
  useLayoutEffect(() => {
    if (query.get('tab') !== 'financial' || query.get('sub') !== 'forecast') return;
    change({ tab: 'market', sub: 'prediction' });
  }, [query, change]);
}
