import { afterAll, jest } from '@jest/globals';

/** The page, where the tests have one. */
const page =
  /** @type {{ document?: { body: { replaceChildren(): void } }, history?: { replaceState(state: null,
  title: string, address: string): void } }} */ (globalThis);

/** Ends what a test file may leave to the next: its mocks, clock and changed settings, and in a page
 * document and address. Settings it added stay: servers and schemas of a worker serve all its files. */
export function separate() {
  const environment = { ...process.env };
  afterAll(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
    Object.assign(process.env, environment);
    page.document?.body.replaceChildren();
    page.history?.replaceState(null, '', '/');
  });
}
