import { afterAll, beforeAll, jest } from '@jest/globals';

/** @typedef {Record<string, { readonly prototype: object } | undefined>} Interfaces */

const interfaces = /** @type {Interfaces} */ (/** @type {unknown} */ (globalThis));
/** The page, where the tests have one. */
const page =
  /** @type {{ document?: { body: { replaceChildren(): void } }, history?: { replaceState(state: null,
  title: string, address: string): void } }} */ (globalThis);

/** What tests replace or add to give a page what its stand-in lacks. */
const replaceable = [
  { place: globalThis, keepsNew: page.document === undefined },
  { place: URL, keepsNew: false },
  ...['Node', 'Element', 'HTMLElement', 'HTMLAnchorElement', 'HTMLDialogElement', 'Range'].flatMap((name) => {
    const place = interfaces[name]?.prototype;
    return place === undefined ? [] : [{ place, keepsNew: false }];
  }),
];

/**
 * Loads a test file, and ends what it may leave to the next: its mocks, clock and changed settings, and in a page the
 * document, the address and functions it replaced or added. Outside a page, settings it added stay: servers and schemas
 * of a worker serve all its files. The end is declared last, for hooks run in their order and those of the file need
 * its settings.
 * @param {() => void} load
 */
export function separate(load) {
  /** @type {NodeJS.ProcessEnv} */
  let environment = {};
  /** @type {(() => void)[]} */
  let restores = [];
  beforeAll(() => {
    environment = { ...process.env };
    restores = replaceable.map(keepProperties);
  });
  load();
  afterAll(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
    Object.assign(process.env, environment);
    for (const restore of restores) restore();
    page.document?.body.replaceChildren();
    page.history?.replaceState(null, '', '/');
  });
}

/**
 * @param {{ place: object, keepsNew: boolean }} replaceable whether properties that are new stay
 * @returns {() => void} restores what the properties were
 */
function keepProperties({ place, keepsNew }) {
  const before = Object.getOwnPropertyDescriptors(place);
  return () => {
    const now = Object.getOwnPropertyDescriptors(place);
    for (const [name, own] of Object.entries(now)) {
      const former = /** @type {Record<string, PropertyDescriptor | undefined>} */ (before)[name];
      if (own.configurable !== true || (former === undefined && keepsNew)) continue;
      if (former === undefined) Reflect.deleteProperty(place, name);
      else if (own.value !== former.value || own.get !== former.get)
        Object.defineProperty(place, name, former);
    }
  };
}
