/**
 * The day after which demo data continues. Bars beyond the last finished load come from an interrupted one, with
 * other tables still behind: it is repeated. Bars that end before it were removed by an undo.
 * @param {string | undefined} end the last day of the last finished load; older data sets lack it
 * @param {string} lastBar
 * @returns {string}
 */
export function advanceFrom(end, lastBar) {
  return end !== undefined && end < lastBar ? end : lastBar;
}
