import { strategyCalls, type StrategyDetail } from '@console/contract-invest';
import { useCall, usePlatform } from '@console/platform';
import { EmptyState, EntityStrip, Ladder, Page, PageLink, Panel, TabRow } from '@console/ui';
import { useSearch, usePageQuery } from '@console/ui/data';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { idOf, STRATEGY_LIST_PATH } from '../../strategy-parts/strategy-paths.ts';
import { BasicTab } from './basic-tab.tsx';
import { ConfigTab } from './config-tab.tsx';
import { leavingFault } from './leaving-fault.ts';
import './new-strategy.css';
import { PoolTab } from './pool-tab.tsx';
import { useStrategyEdit } from './use-strategy-edit.ts';

const TABS = [
  { key: 'basic', title: '基本信息' },
  { key: 'pool', title: '股票生态池' },
  { key: 'config', title: '策略配置' },
] as const;
export type NewStrategyTab = (typeof TABS)[number]['key'];

/** V-05: a new strategy, empty or with all but the name of the one in `copyOf`. */
export function NewStrategyPage(): ReactElement {
  const [search] = useSearch();
  const copyOf = idOf(new URLSearchParams(search), 'copyOf');
  return copyOf === null ? <NewStrategy copied={null} /> : <Copy key={copyOf} strategyId={copyOf} />;
}

function Copy({ strategyId }: { readonly strategyId: number }): ReactElement {
  const answer = useCall(client, strategyCalls.strategy, { strategyId });
  const framed = (instead: ReactElement): ReactElement => (
    <Page>
      <Panel title="复制投资策略">{instead}</Panel>
    </Page>
  );
  return (
    <Ladder
      keep
      answer={answer}
      what="被复制的策略"
      rows={3}
      frame={framed}
      unknown={framed(
        <EmptyState title="没有这个投资策略" cause="被复制的策略可能已被删除，或不属于当前租户。">
          <PageLink to={STRATEGY_LIST_PATH}>返回投资策略列表</PageLink>
        </EmptyState>,
      )}
    >
      {(strategy) => <NewStrategy copied={strategy} />}
    </Ladder>
  );
}

function NewStrategy({ copied }: { readonly copied: StrategyDetail | null }): ReactElement {
  const { navigate, notify, page } = usePlatform();
  const edit = useStrategyEdit(copied, () => navigate(STRATEGY_LIST_PATH));
  const [query, change] = usePageQuery();
  const blocked = leavingFault(edit.draft);
  const asked = TABS.find(({ key }) => key === query.get('tab'))?.key ?? 'basic';
  const tab: NewStrategyTab = blocked === null ? asked : 'basic';
  const goTo = (key: NewStrategyTab): void => {
    if (key !== 'basic' && blocked !== null) notify.error(blocked);
    else change({ tab: key === 'basic' ? null : key });
  };
  return (
    <Page
      band={
        <>
          <EntityStrip
            name={copied === null ? '新增投资策略' : `复制 ${copied.strategyName}`}
            code={<span>发布后次日开盘建仓，之后按周期自动调仓</span>}
            onBack={() => page.back(STRATEGY_LIST_PATH)}
          />
          <TabRow look="band" label="新增投资策略" items={TABS} active={tab} onChange={goTo} />
        </>
      }
    >
      {tab === 'basic' && <BasicTab edit={edit} onNext={() => change({ tab: 'pool' })} />}
      {tab === 'pool' && <PoolTab edit={edit} onNext={() => change({ tab: 'config' })} />}
      {tab === 'config' && <ConfigTab edit={edit} onTab={goTo} />}
    </Page>
  );
}
