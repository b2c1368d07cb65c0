/** Notifies the charts of a page. */
export const REDRAW = 'charts:redraw';

/**
 * Draws all charts of the page at once in the present sizes of their frames, before the page goes on: for paper,
 * whose layout no observer reports in time.
 */
export const redrawCharts = (): void => {
  window.dispatchEvent(new Event(REDRAW));
};
