import type { Page } from 'playwright-core';

/**
 * The texts on the shown page that are cut although there is room for them, each as `place: text`: those that
 * end in an ellipsis or under the edge of a part without a scroll bar, tables wider than their panel, heads of panels
 * over whose edge a text runs, and figures of a strip of which only a part is shown. In a table a text may be cut where
 * no column could give it the room.
 */
export const cutTexts = (page: Page): Promise<string[]> => page.evaluate<string[]>(CUT_TEXTS);

/** Run in the page, as text: the journeys are compiled without the browser's types. */
const CUT_TEXTS = `(() => {
  const SLACK = 1.5;
  const clips = (style) => style.overflowX === 'hidden' || style.overflowX === 'clip';
  const shown = (part) => part.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    part.getClientRects().length > 0;
  const hidden = (part) => part.closest('[aria-hidden="true"], canvas');
  const placeOf = (part) => {
    const region = part.closest('section[aria-label], [role=region][aria-label], dialog, [role=dialog]');
    const own = part.closest('[class*="-"]');
    return (region?.getAttribute('aria-label') ?? '') + ' ' +
      (own?.className?.toString().split(' ').slice(0, 2).join('.') ?? part.tagName.toLowerCase());
  };
  const widthOf = (part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return range.getBoundingClientRect().width;
  };
  /** What the columns of a cell's table could give to others, in pixels. */
  const spareOf = (cell) => {
    const table = cell.closest('.c-rows') ?? cell.closest('table');
    const rows = [...table.querySelectorAll('tr')].filter((row) => shown(row) && !hidden(row) &&
      [...row.children].every((one) => one.colSpan === 1));
    const most = [];
    for (const row of rows) [...row.children].forEach((one, at) => {
      const style = getComputedStyle(one);
      const need = widthOf(one) + parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
      most[at] = Math.max(most[at] ?? 0, need);
    });
    const widths = [...(rows[0]?.children ?? [])].map((one) => one.getBoundingClientRect().width);
    return widths.reduce((sum, width, at) => sum + Math.max(0, width - (most[at] ?? width) - 2), 0);
  };
  const found = [];
  for (const part of document.querySelectorAll('body *')) {
    if (!part.firstChild) continue;
    const style = getComputedStyle(part);
    if (!clips(style) || !shown(part) || hidden(part)) continue;
    const text = part.textContent.trim();
    if (text === '' || part.querySelector('table, canvas, input, [role=tablist]')) continue;
    const inside = part.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const missing = widthOf(part) - inside;
    if (missing <= SLACK) continue;
    const cell = part.closest('td, th');
    if (cell && spareOf(cell) < missing) continue;
    found.push(placeOf(part) + ': ' + text.slice(0, 60) + ' (' + Math.ceil(missing) + ')');
  }
  for (const table of document.querySelectorAll('table')) {
    const panel = table.closest('.c-panel, .c-table, [class*="panel"]');
    if (!panel || !shown(table) || hidden(table)) continue;
    let scroller = table.parentElement;
    while (scroller !== panel && getComputedStyle(scroller).overflowX === 'visible') scroller = scroller.parentElement;
    if (scroller === panel && table.getBoundingClientRect().right > panel.getBoundingClientRect().right + 1)
      found.push(placeOf(table) + ': a table wider than its panel');
  }
  for (const head of document.querySelectorAll('.c-panel-head'))
    if (shown(head) && head.scrollHeight > head.clientHeight + 1)
      found.push(placeOf(head) + ': a text over the edge of the head: ' + head.textContent.slice(0, 60));
  for (const figures of document.querySelectorAll('.c-strip-figures')) {
    if (!shown(figures)) continue;
    const place = figures.getBoundingClientRect();
    for (const figure of figures.children) {
      const { top, right } = figure.getBoundingClientRect();
      if (shown(figure) && top < place.bottom - 1 && right > place.right + 1)
        found.push('a figure of the head cut in half: ' + figure.textContent);
    }
  }
  return [...new Set(found)];
})()`;
