import { ScrollRegion, SmallTable } from '@console/ui';
import type { ReactElement } from 'react';
import { figureText } from '../../../figures/figure-text.ts';
import type { IndustryRows } from './industry-rows.ts';
import '../sheet-tables.css';
import { Term } from '../term.tsx';

/** Industries with their rank IC as figures and as bars from zero, those below it in another colour. */
export function IndustryTable({ zero, rows }: IndustryRows): ReactElement {
  return (
    <ScrollRegion className="bt-industries" label="行业内 Rank IC">
      <SmallTable
        className="bt-table"
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          { title: '申万一级行业', heading: true, cell: ({ name }) => name },
          {
            title: 'Rank IC 均值',
            head: <Term metric="icByIndustry">Rank IC 均值</Term>,
            cell: ({ value }) => figureText(value, { unit: 'number', decimals: 4 }),
          },
          {
            title: '大小',
            head: <span className="c-unseen">大小</span>,
            className: 'bt-industry-bar',
            cell: ({ value, start, share }) => (
              <div>
                <span
                  data-negative={value !== null && value < 0}
                  style={{ left: percent(start), width: percent(share) }}
                />
                <i style={{ left: percent(zero) }} />
              </div>
            ),
          },
        ]}
      />
    </ScrollRegion>
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
