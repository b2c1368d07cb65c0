import type { ReactElement } from 'react';
import { figureText } from '../figure-text.ts';
import type { IndustryRows } from './industry-rows.ts';
import '../sheet-tables.css';
import { Term } from '../term.tsx';

/** Industries with their rank IC as figures and as bars from zero, those below it in another colour. */
export function IndustryTable({ zero, rows }: IndustryRows): ReactElement {
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
          {rows.map(({ name, value, start, share }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{figureText(value, { unit: 'number', decimals: 4 })}</td>
              <td className="bt-industry-bar">
                <div>
                  <span
                    data-negative={value !== null && value < 0}
                    style={{ left: percent(start), width: percent(share) }}
                  />
                  <i style={{ left: percent(zero) }} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
