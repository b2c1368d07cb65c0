import { formatNumber, UNITS, type StatementRow, type UnitId } from '@console/contract-core';
import type { ReactElement, ReactNode } from 'react';
import { ChangeText } from '../number/change-text.tsx';
import type { StatementColumn } from './statement-columns.ts';
import { isRatio, unitOf, valueFacts } from './statement-figures.ts';

export interface ValueCardProps {
  readonly row: StatementRow;
  readonly column: StatementColumn;
  readonly unit: UnitId;
  readonly flows: boolean;
  /** What the value is compared with: 上年同期. */
  readonly priorTitle: string;
  readonly growthTitle: string;
  /** The position of its cell in the window. */
  readonly at: DOMRect;
}

const WIDTH = 240;
const HEIGHT = 176;

/** The card of a hovered value: right below it, so that the labels stay readable. */
export function ValueCard(props: ValueCardProps): ReactElement | null {
  const { row, column, unit, flows, priorTitle, growthTitle, at } = props;
  const { value, prior, growth, reason, quarter } = valueFacts(row, column.period, flows);
  if (value === null || row.prior === undefined) return null;
  const own = unitOf(row, unit);
  const below = at.bottom + 4 + HEIGHT <= window.innerHeight;
  const place = {
    left: Math.max(8, Math.min(at.left, window.innerWidth - WIDTH - 16)),
    top: below ? at.bottom + 4 : Math.max(8, at.top - 4 - HEIGHT),
  };
  return (
    <div className="c-value-card" style={{ ...place, width: WIDTH }} aria-hidden="true">
      <div className="c-value-card-head">
        <b>{row.cn}</b>
        <span>
          {column.period} {UNITS[own].text}
        </span>
      </div>
      <Line title={flows ? '本期累计' : '本期'}>{formatNumber(value, { unit: own })}</Line>
      <Line title={row.comparable === undefined ? priorTitle : `${priorTitle}（可比）`}>
        {formatNumber(prior, { unit: own })}
      </Line>
      {isRatio(row) ? (
        <Line title="增减">
          <ChangeText value={prior === null ? null : value - prior} unit={own} />
        </Line>
      ) : (
        <Line title={growthTitle}>
          <Growth value={growth} reason={reason} />
        </Line>
      )}
      {quarter && (
        <>
          <Line title="其中最后一季">{formatNumber(quarter.value, { unit: own })}</Line>
          <Line title="单季同比">
            <Growth value={quarter.growth} reason={quarter.reason} />
          </Line>
        </>
      )}
    </div>
  );
}

/** A growth in the card; a missing one has its reason in words, because the card itself is shown on hover. */
function Growth({
  value,
  reason,
}: {
  readonly value: number | null;
  readonly reason: string | undefined;
}): ReactElement {
  return (
    <>
      <ChangeText value={value} unit="percent" suffix="%" />
      {reason && ` ${reason}`}
    </>
  );
}

function Line({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className="c-value-card-line">
      <span>{title}</span>
      <span>{children}</span>
    </div>
  );
}
