/**
 * Scrolls the row of tabs so that the active one is wholly shown. No other is left half under the home tab, which
 * stays where it is while the others scroll: the row is scrolled to where a tab begins, and gets the room at its end
 * that it lacks for that.
 */
export function showActiveTab(nav: HTMLElement): void {
  const tab = nav.querySelector<HTMLElement>('[data-active="true"]');
  const row = tab?.parentElement;
  const [home, ...pages] = [...(row?.children ?? [])].filter((one) => one instanceof HTMLElement);
  if (!tab || !row || !home) return;
  row.style.paddingRight = '';
  const beginnings = pages.map((page) => page.offsetLeft - row.offsetLeft - home.offsetWidth);
  const begins = beginnings[pages.indexOf(tab)];
  const least = begins === undefined ? 0 : begins + home.offsetWidth + tab.offsetWidth - row.clientWidth;
  const wanted = Math.min(begins ?? Infinity, Math.max(row.scrollLeft, least));
  const place = beginnings.find((one) => one >= wanted) ?? wanted;
  const missing = place - (row.scrollWidth - row.clientWidth);
  if (missing > 0) row.style.paddingRight = `${missing}px`;
  row.scrollLeft = place;
}
