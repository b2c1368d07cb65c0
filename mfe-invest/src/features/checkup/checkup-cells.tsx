import { EMPTY } from '@console/contract-core';
import {
  CHECKUP_CHANGE_TITLES,
  CHECKUP_KIND_TITLES,
  type CheckupChange,
  type CheckupRow,
} from '@console/contract-invest';
import { Mark, type MarkProps } from '@console/ui';
import { MARK_ROOM, type CellOverrides } from '@console/ui/data';
import { figureText } from '../../figures/figure-text.ts';
import { pText } from '../../figures/p-text.ts';
import { coefficient } from './checkup-words.ts';

const CHANGE_TINTS: Readonly<Record<CheckupChange, MarkProps['tint']>> = {
  new: 'slate',
  gained: 'teal',
  lost: 'amber',
  flipped: 'violet',
};
const two = (value: number | null): string => figureText(value, { unit: 'number', decimals: 2 });
const changesText = ({ changes }: CheckupRow): string =>
  changes.map((change) => CHECKUP_CHANGE_TITLES[change]).join('、');

type Figure = 'rankIc' | 'ic' | 'icir' | 'previousRankIc' | 'autocorrelation';
const figure = (key: Figure): CellOverrides<CheckupRow>[Figure] => ({
  draw: (row) => coefficient(row[key]),
  text: (row) => coefficient(row[key]),
});

/** The cells of the results. A press of a name opens what is known of the subject. */
export function checkupCells(onOpen: (subject: string) => void): CellOverrides<CheckupRow> {
  return {
    name: {
      draw: (row) => (
        <button type="button" className="c-link-button" onClick={() => onOpen(row.subject)}>
          {row.name}
        </button>
      ),
      text: (row) => row.name,
    },
    kind: {
      draw: (row) => (
        <Mark tint={row.kind === 'factor' ? 'navy' : 'slate'}>{CHECKUP_KIND_TITLES[row.kind]}</Mark>
      ),
      text: (row) => CHECKUP_KIND_TITLES[row.kind],
      room: MARK_ROOM,
    },
    significant: {
      draw: (row) => (row.significant ? <Mark tint="teal">显著</Mark> : EMPTY),
      text: (row) => (row.significant ? '显著' : ''),
      room: MARK_ROOM,
    },
    changes: {
      draw: (row) =>
        row.changes.length === 0 ? (
          EMPTY
        ) : (
          <span className="invest-checkup-marks">
            {row.changes.map((change) => (
              <Mark key={change} tint={CHANGE_TINTS[change]}>
                {CHECKUP_CHANGE_TITLES[change]}
              </Mark>
            ))}
          </span>
        ),
      text: changesText,
      width: (row) => 13 * changesText(row).length + 24,
    },
    rankIc: figure('rankIc'),
    ic: figure('ic'),
    icir: figure('icir'),
    previousRankIc: figure('previousRankIc'),
    autocorrelation: figure('autocorrelation'),
    t: { draw: (row) => two(row.t), text: (row) => two(row.t) },
    neweyWestT: { draw: (row) => two(row.neweyWestT), text: (row) => two(row.neweyWestT) },
    p: { draw: (row) => pText(row.p, 4), text: (row) => pText(row.p, 4) },
    q: { draw: (row) => pText(row.q, 4), text: (row) => pText(row.q, 4) },
    message: { draw: (row) => <span title={row.message ?? undefined}>{row.message ?? EMPTY}</span> },
  };
}
