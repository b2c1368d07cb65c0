/**
 * The day that demo data goes on after. Bars beyond the last finished load are of one that was cut short, with
 * other tables still behind: it is told again. Bars that end before it were taken back by an undo.
 * @param {string | undefined} end the last day of the last load that was finished; data sets of before lack it
 * @param {string} lastBar
 * @returns {string}
 */
export function advanceFrom(end, lastBar) {
  return end !== undefined && end < lastBar ? end : lastBar;
}
