import { useSearch } from '@console/ui/data';
import { useLayoutEffect } from 'react';

/** Leads an address of the forecasts in their former place, under 财务数据, to their one place. */
export function useFormerView(): void {
  const [search, replace] = useSearch();
  useLayoutEffect(() => {
    const params = new URLSearchParams(search);
    if (params.get('tab') !== 'financial' || params.get('sub') !== 'forecast') return;
    params.set('tab', 'market');
    params.set('sub', 'prediction');
    replace(params.toString());
  }, [search, replace]);
}
