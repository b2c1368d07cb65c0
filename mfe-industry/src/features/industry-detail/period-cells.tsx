import { Mark } from '@console/ui';
import { MARK_ROOM, type CellOverrides } from '@console/ui/data';

interface CoveredRow {
  readonly corpNum: number;
  readonly memberNum: number;
}

const INCOMPLETE = '未披露完整';

/** The cells of a set's periods or years: one that fewer than half of the members have reported is marked. */
export function periodCells<
  Key extends 'reportDate' | 'year',
  Row extends CoveredRow & Record<Key, string | number>,
>(key: Key): CellOverrides<Row> {
  const isIncomplete = ({ corpNum, memberNum }: Row): boolean => corpNum * 2 < memberNum;
  const cell = {
    draw: (row: Row) =>
      isIncomplete(row) ? (
        <>
          {row[key]} <Mark tint="amber">{INCOMPLETE}</Mark>
        </>
      ) : (
        row[key]
      ),
    room: MARK_ROOM,
    text: (row: Row) => (isIncomplete(row) ? `${row[key]} ${INCOMPLETE}` : String(row[key])),
  };
  return { [key]: cell } as CellOverrides<Row>;
}
