import { strategyCalls, STRATEGY_TEXTS, type StrategyDetail } from '@console/contract-invest';
import { CallError, useCall, usePageTitle, usePlatform } from '@console/platform';
import { EmptyState, Ladder, Page, PageLink, Panel, TabRow } from '@console/ui';
import { usePageQuery } from '@console/ui/data';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { idOf, STRATEGY_COMPARISON_PATH, STRATEGY_LIST_PATH } from '../../strategy-parts/strategy-paths.ts';
import { isUserStrategy } from '../../strategy-parts/strategy-words.ts';
import { StrategyContent } from './strategy-content.tsx';
import { StrategyStrip } from './strategy-strip.tsx';
import { STRATEGY_TABS, type StrategyTab } from './strategy-tabs.ts';
import '../../performance/beside.css';
import './strategy.css';

/** V-06: one strategy: what was published, what its days made of it, and its caps. */
export function StrategyPage(): ReactElement {
  const { notify, page } = usePlatform();
  const [query, change] = usePageQuery();
  const strategyId = idOf(query, 'strategyId');
  const answer = useCall(
    client,
    strategyCalls.strategy,
    { strategyId: strategyId ?? 0 },
    { enabled: strategyId !== null },
  );
  const unknown = strategyId === null || (answer.error instanceof CallError && answer.error.status === 404);
  const strategy = unknown ? undefined : answer.data;
  usePageTitle(strategy ? `策略 ${strategy.strategyName}` : null);
  const isUser = isUserStrategy(strategy?.strategyType ?? Number(query.get('strategyType')));
  const asked = STRATEGY_TABS.find(({ key }) => key === query.get('tab'))?.key ?? 'basic';
  const tab = asked === 'position' && !isUser ? 'basic' : asked;
  const choose = (key: StrategyTab): void => {
    if (key === 'position' && !isUser) notify.error(STRATEGY_TEXTS.systemPosition);
    // What a tab left behind in the address is not the next one's.
    else change({ tab: key === 'basic' ? null : key, bill: null, part: null, assetsId: null });
  };
  const origin = query.get('from') === 'pcomparison' ? STRATEGY_COMPARISON_PATH : STRATEGY_LIST_PATH;
  return (
    <Page
      band={
        <>
          <StrategyStrip strategy={strategy} onBack={() => page.back(origin)} />
          {!unknown && (
            <TabRow
              look="band"
              label="投资策略资料"
              items={STRATEGY_TABS}
              active={tab}
              onChange={choose}
              extra={strategy && <span>{asOfText(strategy)}</span>}
            />
          )}
        </>
      }
    >
      {unknown ? (
        <Panel>
          <EmptyState
            title="没有这个投资策略"
            cause="它可能已被删除，或不属于当前租户；请核对链接中的策略编号。"
          >
            <PageLink to={STRATEGY_LIST_PATH}>返回投资策略列表</PageLink>
          </EmptyState>
        </Panel>
      ) : (
        <Ladder
          keep
          answer={answer}
          what="投资策略"
          rows={6}
          rowHeight={33}
          frame={(instead) => <Panel>{instead}</Panel>}
        >
          {(data) => <StrategyContent key={data.strategyId} strategy={data} tab={tab} />}
        </Ladder>
      )}
    </Page>
  );
}

const asOfText = ({ reportDate, startDate }: StrategyDetail): string =>
  reportDate === null ? `发布于 ${startDate}，次日开盘建仓` : `估值截至 ${reportDate}`;
