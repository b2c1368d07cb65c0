import { coverageText, formatNumber, isThin, type Column } from '@console/contract-core';
import type { CoveredFigure } from '@console/contract-industry';
import { Mark } from '@console/ui';
import { MARK_ROOM, type CellOverrides } from '@console/ui/data';
import type { ReactElement } from 'react';

interface CoveredRow {
  readonly coverage: Readonly<Record<string, CoveredFigure>>;
}

/** Figures that say on hover of how many companies they are made; one of too few is marked, and has no rank. */
export function coveredCells<Row extends CoveredRow>(
  columns: readonly Column[],
  names: readonly (keyof Row['coverage'] & string)[],
): CellOverrides<Row> {
  const cells = columns
    .filter(({ key }) => names.includes(key))
    .map(({ key, unit = 'number' }) => [
      key,
      {
        draw: (row: Row): ReactElement => {
          const value = row[key as keyof Row] as number | null;
          return (
            <Covered
              text={formatNumber(value, { unit })}
              by={value === null ? undefined : row.coverage[key]}
            />
          );
        },
        room: MARK_ROOM,
      },
    ]);
  return Object.fromEntries(cells) as CellOverrides<Row>;
}

interface CoveredProps {
  readonly text: string;
  readonly by: CoveredFigure | undefined;
}

function Covered({ text, by }: CoveredProps): ReactElement {
  if (by === undefined) return <>{text}</>;
  const thin = isThin(by);
  const title = [coverageText(by), ...(thin ? ['不参与排序'] : [])].join(' · ');
  return <span title={title}>{thin ? <Mark tint="amber">{text}</Mark> : text}</span>;
}
