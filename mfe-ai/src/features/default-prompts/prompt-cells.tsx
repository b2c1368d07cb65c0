import { PROMPT_TEXTS, type aiTables, type PromptText } from '@console/contract-ai';
import { EMPTY, type RowOf } from '@console/contract-core';
import { Mark } from '@console/ui';
import { MARK_ROOM, type CellOverride, type CellOverrides } from '@console/ui/data';

export type PromptRow = RowOf<typeof aiTables.defaultPromptList>;

/** The list's own cells. Only the prompt in use is marked. */
export const PROMPT_CELLS: CellOverrides<PromptRow> = {
  active: {
    draw: (row) => (row.active === 1 ? <Mark tint="teal">启用中</Mark> : stateText(row)),
    text: (row) => stateText(row),
    room: MARK_ROOM,
  },
  ...Object.fromEntries(PROMPT_TEXTS.map((name) => [name, textCell(name)])),
};

const stateText = (row: PromptRow): string => (row.active === 1 ? '启用中' : '未启用');

/** A cell with one line of a text; the rest is shown on hover. */
function textCell(name: PromptText): CellOverride<PromptRow> {
  return {
    draw: (row) => <span title={row[name]}>{row[name] || EMPTY}</span>,
    text: (row) => row[name],
  };
}
