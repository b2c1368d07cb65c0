import { EMPTY } from '@console/contract-core';
import { Panel } from '@console/ui';
import type { ReactElement } from 'react';
import type { Calendar } from './universe-panel.tsx';

/** When each rebalancing frequency last signalled and when it next will. */
export function SignalPanel({ calendar }: { readonly calendar: Calendar }): ReactElement {
  return (
    <Panel title="调仓信号日" sub="周期的最后一个交易日收盘后产生信号，次日开盘执行" flush>
      <table className="invest-signals">
        <thead>
          <tr>
            <th scope="col">调仓频率</th>
            <th scope="col">最近信号日</th>
            <th scope="col">下一信号日</th>
          </tr>
        </thead>
        <tbody>
          {calendar.signals.map(({ frequency, title, last, next }) => (
            <tr key={frequency}>
              <th scope="row">{title}</th>
              <td>{last ?? EMPTY}</td>
              <td>{next ?? EMPTY}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
