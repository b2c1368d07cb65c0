import { riskCalls, type StrategyDetail } from '@console/contract-invest';
import type { OutputOf } from '@console/contract-core';
import { useCall, useCan } from '@console/platform';
import { Button } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../../client.ts';
import { capText } from './cap-text.ts';
import { DayTable } from './day-table.tsx';
import { LowerSystemDialog } from './lower-system-dialog.tsx';
import { RaiseDialog } from './raise-dialog.tsx';
import { useDayPages } from './use-day-pages.ts';

export type SystemRisk = OutputOf<typeof riskCalls.systemRisks>['content'][number];

/** The cap of the whole strategy by day. Today's is lowered here; raising is an act of its own. */
export function SystemRiskPanel({ strategy }: { readonly strategy: StrategyDetail }): ReactElement {
  const { strategyId, status } = strategy;
  const pages = useDayPages(strategyId);
  const answer = useCall(client, riskCalls.systemRisks, pages.input, { keepPrevious: true });
  const mayEdit = useCan('tzgl_edit') && status !== 0;
  const mayRaise = useCan('tzgl_risk') && status !== 0;
  const [lowered, setLowered] = useState<SystemRisk | null>(null);
  const [raising, setRaising] = useState(false);
  return (
    <>
      <DayTable
        title="系统风险"
        sub="仓位上限，100 为不限；只可下调，次日开盘生效"
        actions={mayRaise && <Button onClick={() => setRaising(true)}>重置系统风险</Button>}
        answer={answer}
        pages={pages}
        keyOf={({ id }) => id}
        empty={{ title: '还没有风险记录', cause: '首个交易日收盘后开始记录' }}
        columns={[
          { title: '日期', heading: true, cell: ({ riskDate }) => riskDate },
          {
            title: '系统风险',
            number: true,
            cell: ({ risk }) => (
              <>
                <span className="invest-risk-bar" aria-hidden="true">
                  <span style={{ width: `${risk}%` }} />
                </span>
                {capText(risk)}
              </>
            ),
          },
          { title: '上日风险', number: true, cell: ({ yesterdayRisk }) => capText(yesterdayRisk) },
          {
            title: '操作',
            width: 96,
            cell: (row) =>
              row.today && mayEdit ? (
                <button
                  type="button"
                  className="c-name-button"
                  aria-label={`编辑 ${row.riskDate} 的系统风险`}
                  onClick={() => setLowered(row)}
                >
                  编辑
                </button>
              ) : null,
          },
        ]}
      />
      {lowered && (
        <LowerSystemDialog strategyId={strategyId} row={lowered} onClose={() => setLowered(null)} />
      )}
      {raising && <RaiseDialog strategyId={strategyId} companies={null} onClose={() => setRaising(false)} />}
    </>
  );
}
