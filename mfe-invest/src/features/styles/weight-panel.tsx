import { WEIGHT_TITLES, type Style, type StyleWeight } from '@console/contract-invest';
import { Num, Panel, SmallTable } from '@console/ui';
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
      <SmallTable
        className="invest-style-table"
        rows={names}
        keyOf={(name) => name}
        columns={[
          { title: '项目', heading: true, cell: (name) => WEIGHT_TITLES[name], foot: '合计' },
          {
            title: '权重',
            number: true,
            cell: (name) => (
              <>
                <span className="invest-style-bar" aria-hidden="true">
                  <span style={{ width: `${style[name] * 100}%` }} />
                </span>
                <Num value={style[name]} unit="number" />
              </>
            ),
            foot: <Num value={sum} unit="number" />,
          },
        ]}
      />
    </Panel>
  );
}
