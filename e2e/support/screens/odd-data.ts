import type { Locator, Page, Route } from 'playwright-core';
import { ADMIN, type Visitors } from '../browser/browser.ts';
import { lastSeen } from '../suite/eventually.ts';
import { LAYOUT_MS } from './cut-at-widths.ts';
import { untilLoaded } from './until-loaded.ts';

/** Answers about data; those about the session, the modules and the menu stay as they are. */
const DATA = /\/svc\/(company|industry|invest|ai|data)\//;
/** The names of fields whose texts are written by people or come from a data source. */
const WRITTEN =
  /(name|title|subject|remark|text|summary|holder|institution|reason|department|user|by|str)s?$/i;
const CHINESE = /[\u4e00-\u9fff]/;
/** As long as any name may be that a form takes. */
const LONGEST = '极长的名称'.repeat(13);

type Change = (value: unknown, field: string) => unknown;

/** The answer with every list and text of it changed, its other values as they are. */
function changed(value: unknown, change: Change, field = ''): unknown {
  const next = change(value, field);
  if (Array.isArray(next)) return next.map((each) => changed(each, change, field));
  if (typeof next !== 'object' || next === null) return next;
  return Object.fromEntries(Object.entries(next).map(([key, each]) => [key, changed(each, change, key)]));
}

/** Lists with at most so many rows, and pages that count as many. */
const rowsUpTo =
  (most: number): Change =>
  (value, field) =>
    Array.isArray(value)
      ? value.slice(0, most)
      : field === 'totalElements' && typeof value === 'number'
        ? Math.min(most, value)
        : value;

const longest: Change = (value, field) =>
  typeof value === 'string' && WRITTEN.test(field) && CHINESE.test(value) ? LONGEST : value;

async function answered(route: Route, change: Change): Promise<void> {
  const response = await route.fetch();
  if (!(response.headers()['content-type'] ?? '').includes('json')) return route.fulfill({ response });
  const answer = (await response.json()) as { readonly result?: unknown };
  return route.fulfill({ response, json: { ...answer, result: changed(answer.result, change) } });
}

/** A part that could not show its answer. */
const FAILED = /没有取到|没有显示|NaN|undefined|\[object/;

/** The outermost parts that make a page wider than its window; none if it is not. */
const beyond = (main: Locator): Promise<string[]> =>
  main.evaluate((box) => {
    if (box.scrollWidth <= box.clientWidth + 1) return [];
    const edge = box.getBoundingClientRect().left + box.clientWidth + 1;
    return [...box.querySelectorAll('*')]
      .filter((each) => each.getBoundingClientRect().right > edge)
      .slice(0, 3)
      .map(({ tagName, className }) => `${tagName} ${String(className)}`);
  });

/** What is wrong with the shown page: failed parts, figures that are none, and a page wider than its window. */
export async function faultsHere(page: Page, name: string): Promise<string[]> {
  await untilLoaded(page);
  const main = page.getByRole('main');
  const lines = (await main.innerText()).split('\n').filter((line) => FAILED.test(line));
  const wider = await lastSeen(
    () => beyond(main),
    (parts) => parts.length === 0,
    LAYOUT_MS,
  );
  return [...lines, ...wider.map((part) => `wider than its window by ${part}`)].map(
    (fault) => `${name}: ${fault}`,
  );
}

/** The kinds of unusual data: a name, and how an answer is changed to it. */
export const ODD_DATA: readonly (readonly [name: string, change: Change])[] = [
  ['no data', rowsUpTo(0)],
  ['one row', rowsUpTo(1)],
  ['the longest names', longest],
];

/** A visitor whose answers are changed, with the messages of errors that the pages threw. */
export async function oddVisitor(
  visitors: Visitors,
  change: Change,
  address: string,
): Promise<{ page: Page; thrown: string[] }> {
  const page = await visitors.withSession(ADMIN);
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.route(DATA, (route) =>
    answered(route, change).catch(() => route.abort().catch(() => undefined)),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  return { page, thrown };
}
