import { EmptyState } from '@console/ui';
import type { ReactElement } from 'react';

/** A third of all companies nobody writes about. */
export function NoForecast(): ReactElement {
  return <EmptyState title="没有该公司的盈利预测" cause="还没有机构对这家公司作出盈利预测" />;
}
