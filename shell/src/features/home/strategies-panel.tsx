import { strategyPath, type OwnStrategy } from '@console/contract-core';
import { platformAddresses } from '@console/contract-core/addresses';
import { createClient, useCall, useCan } from '@console/platform';
import { ChangeText, Ladder, Mark, PageLink, Panel } from '@console/ui';
import type { ReactElement } from 'react';
import './home.css';

export const investClient = createClient('invest');
const STRATEGIES_PATH = '/investment/strategy';
const FRESH_MS = 60_000;
const NONE = { title: '还没有发布策略', cause: '发布投资策略后在此显示每日表现' };
const INPUT = {};

/** How the reader's own strategies did on their newest day. */
export function StrategiesPanel(): ReactElement | null {
  const { ownStrategies } = platformAddresses;
  const enabled = useCan(ownStrategies.needs);
  const answer = useCall(investClient, ownStrategies, INPUT, { enabled, staleTime: FRESH_MS });
  if (!enabled) return null;
  const [first] = answer.data ?? [];
  return (
    <Panel
      title="我的策略"
      sub={first?.benchmarkName ? `单位 %，超额相对${first.benchmarkName}` : undefined}
      actions={<PageLink to={STRATEGIES_PATH}>投资策略</PageLink>}
      flush
    >
      <Ladder
        keep
        answer={answer}
        what="我的策略"
        rows={2}
        rowHeight={52}
        emptyOf={(all) => (all.length === 0 ? NONE : null)}
      >
        {(all) => <Rows strategies={all} />}
      </Ladder>
    </Panel>
  );
}

function Rows({ strategies }: { readonly strategies: readonly OwnStrategy[] }): ReactElement {
  return (
    <ul className="c-list shell-home-strategies">
      {strategies.map((strategy) => (
        <li key={strategy.strategyId}>
          <span className="c-cut">
            <PageLink to={strategyPath(strategy.strategyId, strategy.strategyType)}>
              {strategy.strategyName}
            </PageLink>
          </span>
          {strategy.failed ? (
            <span title={strategy.failed.reason ?? undefined}>
              <Mark tint="amber">{`${strategy.failed.date.slice(5)} 调仓失败`}</Mark>
            </span>
          ) : (
            <span className="shell-home-strategy-days">{daysOf(strategy)}</span>
          )}
          {strategy.reportDate !== null && (
            <span className="shell-home-strategy-figures">
              <Figure title="当日" value={strategy.dayReturn} />
              <Figure title="累计" value={strategy.totalReturn} />
              <Figure title="超额" value={strategy.excessReturn} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

const Figure = ({
  title,
  value,
}: {
  readonly title: string;
  readonly value: number | null;
}): ReactElement => (
  <span>
    {title} <ChangeText value={value} unit="percent" />
  </span>
);

/** 07-02 收盘，07-01 调仓 */
function daysOf({ reportDate, rebalancedOn, status }: OwnStrategy): string {
  if (reportDate === null) return '还没有估值';
  return [
    status === 0 ? '已停止' : '',
    `${reportDate.slice(5)} 收盘`,
    rebalancedOn === null ? '' : `${rebalancedOn.slice(5)} 调仓`,
  ]
    .filter(Boolean)
    .join('，');
}
