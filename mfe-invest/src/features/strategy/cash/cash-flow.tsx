import { formatNumber } from '@console/contract-core';
import { strategyRecordTables } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { bothAnswers, Ladder, Panel } from '@console/ui';
import type { ReactElement } from 'react';
import { client } from '../../../client.ts';
import { flowOf } from './flow-of.ts';

const { cashBook, strategyReports } = strategyRecordTables;

interface CashFlowProps {
  readonly strategyId: number;
  /** The days that are shown; all where they are left out. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const yuan = (value: number, signed = false): string => formatNumber(value, { unit: 'yuan', signed });

/** Opening, the sum of what changed the cash, and closing, held against the cash of that day's report. */
export function CashFlow({ strategyId, from, to }: CashFlowProps): ReactElement {
  const range = {
    strategyId,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
  const one = { ...range, page: 0, size: 1 };
  const first = useCall(client, cashBook, { ...one, sort: 'reportDate,ASC' });
  const last = useCall(client, cashBook, { ...one, sort: 'reportDate,DESC' });
  const report = useCall(client, strategyReports, { ...one, sort: 'reportDate,DESC' });
  const answer = bothAnswers(bothAnswers(first, last), report);
  return (
    <Panel title="对账" sub="单位 元">
      <Ladder
        answer={answer}
        what="资金流水合计"
        rows={2}
        emptyOf={([[{ totalElements }]]) =>
          totalElements === 0 ? { title: '这段时间没有流水', filtered: true } : null
        }
      >
        {([[oldest, newest], reports]) => {
          const flow = flowOf(oldest.content[0], newest.content[0], reports.content[0]);
          return (
            flow && (
              <>
                <dl className="invest-strategy-sum">
                  <Term title="期初现金" value={yuan(flow.opening)} />
                  <Term title="收支合计" value={yuan(flow.change, true)} />
                  <Term title="期末现金" sign="=" value={yuan(flow.closing)} />
                </dl>
                {flow.difference === null ? null : flow.difference === 0 ? (
                  <p className="c-hint">
                    账实相符：期末现金等于 {flow.asOf} 日报的现金 {yuan(flow.reported)} 元
                  </p>
                ) : (
                  <p className="invest-strategy-fault" role="alert">
                    账实不符：{flow.asOf} 日报的现金为 {yuan(flow.reported)} 元，相差{' '}
                    {yuan(flow.difference, true)} 元
                  </p>
                )}
              </>
            )
          );
        }}
      </Ladder>
    </Panel>
  );
}

interface TermProps {
  readonly title: string;
  readonly sign?: string;
  readonly value: string;
}

function Term({ title, sign, value }: TermProps): ReactElement {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {sign && <span className="invest-strategy-sign">{sign}</span>}
        {value}
      </dd>
    </div>
  );
}
