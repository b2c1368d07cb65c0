import { EmptyState, PageLink } from '@console/ui';
import type { ReactElement } from 'react';
import { DATABASE_LIST_PATH } from '../../paths.ts';

export function NoIndustries(): ReactElement {
  return (
    <EmptyState title="还没有行业" cause="当前租户的这一分类下还没有录入行业，因此这里没有可显示的内容。" />
  );
}

export function NoOverseas(): ReactElement {
  return (
    <EmptyState
      title="还没有海外行业数据"
      cause="当前只导入了沪深北市场，港股与美股数据集尚未导入，因此这里没有可显示的内容，并非查询条件过窄。"
    >
      <PageLink to={DATABASE_LIST_PATH}>查看国内行业</PageLink>
    </EmptyState>
  );
}
