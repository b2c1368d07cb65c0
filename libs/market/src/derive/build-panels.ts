import type { Connection } from 'mysql2/promise';
import { selectRows } from '../database/select-rows.ts';
import { barDays } from '../read/bar-days.ts';
import { panelField } from './panel-fields.ts';
import { querying } from './querying.ts';
import { storePanels } from './store-panels.ts';

export interface PanelRange {
  readonly fields: readonly string[];
  /** Both included; null: as far as there are bars. */
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * Stores the blocks that are missing, so that `readPanel` need not read rows. Call under the import lock,
 * with the writer's account. Returns how many were stored; refuses an unknown field.
 */
export async function buildPanels(connection: Connection, { fields, from, to }: PanelRange): Promise<number> {
  const known = fields.map(panelField);
  const days = await barDays(querying(connection), { from, to });
  let stored = 0;
  for (const field of known) {
    const there = await selectRows<{ day: string }>(
      connection,
      'SELECT trade_date AS day FROM panel_block WHERE field = ?',
      [field.name],
    );
    const have = new Set(there.map(({ day }) => day));
    stored += await storePanels(
      connection,
      [field],
      days.filter((day) => !have.has(day)),
    );
  }
  return stored;
}
