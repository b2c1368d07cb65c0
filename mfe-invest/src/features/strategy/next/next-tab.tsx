import { planCalls, type NextRebalance, type StrategyDetail } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { EmptyState, Facts, Ladder, Num, Panel } from '@console/ui';
import type { ReactElement } from 'react';
import { client } from '../../../client.ts';
import { lackingText } from '../../../strategy-parts/lacking-text.ts';
import { NoDays } from '../no-days.tsx';
import { PlannedOrders } from './planned-orders.tsx';
import { ReviewPanel } from './review-panel.tsx';

interface NextTabProps {
  readonly strategy: StrategyDetail;
}

/** What a running strategy would trade on its next day by what is known now, and how the last plan came out. */
export function NextTab({ strategy }: NextTabProps): ReactElement {
  const { strategyId, reportDate, status } = strategy;
  const running = status !== 0;
  const answer = useCall(
    client,
    planCalls.nextRebalance,
    { strategyId },
    { enabled: running && reportDate !== null },
  );
  if (reportDate === null) return <NoDays strategy={strategy} />;
  return (
    <>
      {running ? (
        <Ladder
          keep
          answer={answer}
          what="下次调仓预览"
          rows={6}
          rowHeight={33}
          frame={(instead) => <Panel title="下次调仓预览">{instead}</Panel>}
        >
          {(plan) => <Plan plan={plan} />}
        </Ladder>
      ) : (
        <Panel title="下次调仓预览">
          <EmptyState title="策略已停止" cause="停止后不再调仓；可复制为新策略。" />
        </Panel>
      )}
      <ReviewPanel strategyId={strategyId} />
    </>
  );
}

function Plan({ plan }: { readonly plan: NextRebalance }): ReactElement {
  const { orders, missing } = plan;
  return (
    <div className="invest-strategy-beside">
      <Panel title="下次调仓预览" sub={kindText(plan)} flush>
        <PlannedOrders plan={plan} />
      </Panel>
      <div className="c-column">
        <Panel title="预计资金" sub="按收盘价估算，实际按次日开盘价成交">
          <Facts
            facts={[
              { label: '委托', value: `${orders.length} 笔`, full: true },
              { label: '买入金额', value: <Money yuan={plan.bought} />, full: true },
              { label: '卖出金额', value: <Money yuan={plan.sold} />, full: true },
              { label: '费用', value: <Money yuan={plan.cost} />, full: true },
              { label: '现金', value: <Money yuan={plan.cash} />, full: true },
              { label: '交易后现金', value: <Money yuan={plan.cashAfter} />, full: true },
            ]}
          />
        </Panel>
        {missing.length > 0 && (
          <Panel title="与目标的差异" sub="预计不能完全达到目标的股票和原因">
            <Facts
              facts={missing.map((stock) => ({
                label: stock.corpName,
                value: lackingText(stock.causes),
                full: true,
              }))}
            />
          </Panel>
        )}
      </div>
    </div>
  );
}

const Money = ({ yuan }: { readonly yuan: number }): ReactElement => (
  <>
    <Num value={yuan} unit="yuan" /> 元
  </>
);

/** What is decided at the newest close, and when stocks are chosen next. */
function kindText({ kind, asOf, date, signalDate }: NextRebalance): string {
  if (kind === 'signal') return `${asOf} 收盘为信号日，${date} 开盘执行`;
  const next = `本周期于 ${signalDate} 收盘产生信号`;
  return kind === 'rest' ? `${date} 继续执行未完成的委托，${next}` : `${date} 没有委托，${next}`;
}
