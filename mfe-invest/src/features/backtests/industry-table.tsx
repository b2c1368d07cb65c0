import { formatNumber } from '@console/contract-core';
import type { ReactElement } from 'react';
import type { IndustryRow } from './industry-rows.ts';
import './sheet-tables.css';
import { Term } from './term.tsx';

/** Industries with their rank IC as figures and bars. */
export function IndustryTable({ rows }: { readonly rows: readonly IndustryRow[] }): ReactElement {
  return (
    // The arrow keys scroll it once it has the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="bt-industries" tabIndex={0} role="region" aria-label="行业内 Rank IC">
      <table className="bt-table">
        <thead>
          <tr>
            <th scope="col">申万一级行业</th>
            <th scope="col">
              <Term metric="icByIndustry">Rank IC 均值</Term>
            </th>
            <th aria-label="大小" />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value, share }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatNumber(value, { unit: 'number', decimals: 4 })}</td>
              <td className="bt-industry-bar">
                <span style={{ width: `${(share * 100).toFixed(1)}%` }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
