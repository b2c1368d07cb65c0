import type { PanelShape } from '../panel/panel-shape.ts';

/** The size and industries that panels of one computation share. */
export interface RulePanel extends PanelShape {
  /** By stock, or by cell where industries change over time. */
  readonly industries?: Uint16Array;
}

/** @throws RangeError for a panel or industries of another size */
export function checkPanels(inputs: readonly Float64Array[], panel: RulePanel): void {
  const { dates, stocks, industries } = panel;
  for (const size of [dates, stocks])
    if (!Number.isInteger(size) || size < 0) throw new RangeError(`no size of a panel: ${dates} × ${stocks}`);
  const cells = dates * stocks;
  for (const { length } of inputs)
    if (length !== cells) throw new RangeError(`${length} values for ${dates} × ${stocks} cells`);
  if (industries !== undefined && industries.length !== stocks && industries.length !== cells)
    throw new RangeError(`${industries.length} industries: one a stock (${stocks}) or a cell (${cells})`);
}
