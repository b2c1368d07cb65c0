import type { RegistryModule } from '@console/contract-core';
import { lazyComponent } from '@console/platform';
import { memo, type ReactElement } from 'react';
import type { PageTabs } from '../../core/tabs/create-page-tabs.ts';
import { DataPanel } from './data-panel.tsx';
import { DatabasePanel } from './database-panel.tsx';
import './home.css';
import { HomePart } from './home-part.tsx';
import { JobsPanel } from './jobs-panel.tsx';
import { RecentPanel } from './recent-panel.tsx';
import { SearchPanel } from './search-panel.tsx';
import { StrategiesPanel } from './strategies-panel.tsx';
import { WindowPanel } from './window-panel.tsx';

const AnnouncementsPanel = lazyComponent(() =>
  import('./announcements-panel.tsx').then((file) => file.AnnouncementsPanel),
);

interface HomePageProps {
  readonly modules: readonly RegistryModule[];
  readonly viewOf: PageTabs['viewOf'];
  readonly onSearch: () => void;
}

/** The console's first page: links into the databases, and the state of data, jobs and maintenance. */
export const HomePage = memo(function HomePage({ modules, viewOf, onSearch }: HomePageProps): ReactElement {
  return (
    <div className="shell-home">
      <h1 className="c-unseen">首页</h1>
      <div className="shell-home-column">
        <DatabasePanel modules={modules} />
        <RecentPanel viewOf={viewOf} />
        <HomePart title="公告">
          <AnnouncementsPanel />
        </HomePart>
      </div>
      <div className="shell-home-column">
        <SearchPanel onSearch={onSearch} />
        <WindowPanel />
        <HomePart title="数据更新">
          <DataPanel />
        </HomePart>
        <HomePart title="我的策略">
          <StrategiesPanel />
        </HomePart>
        <HomePart title="我的任务">
          <JobsPanel />
        </HomePart>
      </div>
    </div>
  );
});
