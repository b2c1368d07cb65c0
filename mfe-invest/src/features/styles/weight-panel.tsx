import { WEIGHT_TITLES, type Style, type StyleWeight } from '@console/contract-invest';
import { Num, Panel } from '@console/ui';
import type { ReactElement } from 'react';
import './styles.css';

interface WeightPanelProps {
  readonly title: string;
  readonly style: Style;
  readonly names: readonly StyleWeight[];
  readonly sum: number;
}

/** The weights of one group, each with its share of 1. */
export function WeightPanel({ title, style, names, sum }: WeightPanelProps): ReactElement {
  return (
    <Panel title={title} sub="合计须为 1" flush>
      <table className="invest-style-table">
        <thead>
          <tr>
            <th scope="col">项目</th>
            <th scope="col">权重</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{WEIGHT_TITLES[name]}</th>
              <td>
                <span className="invest-style-bar" aria-hidden="true">
                  <span style={{ width: `${style[name] * 100}%` }} />
                </span>
                <Num value={style[name]} unit="number" />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">合计</th>
            <td>
              <Num value={sum} unit="number" />
            </td>
          </tr>
        </tfoot>
      </table>
    </Panel>
  );
}
