import { createClient, LOCKED_EVENT } from './client.ts';

const entry = {
  id: 'test.events',
  method: 'GET',
  path: '/api/events',
  services: ['company'],
  needs: 'public',
  raw: true,
} as const;

/** A stream whose other end the test controls. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = 1;
  onerror: (() => void) | null = null;
  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }
  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
  say(name: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
}

let lost: number;
let locked: number;
let refreshed: number;
let heard: unknown[];
let reasons: { readonly status: number; readonly message: string }[];

beforeEach(() => {
  [lost, locked, refreshed, heard, reasons] = [0, 0, 0, [], []];
  FakeSource.all = [];
  const window = new EventTarget();
  window.addEventListener(LOCKED_EVENT, () => (locked += 1));
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    window,
    EventSource: FakeSource,
    fetch: async () => {
      refreshed += 1;
      return new Response('', { status: 401 });
    },
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  });
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
});

function follow(): FakeSource {
  const client = createClient('company', { onSessionLost: () => (lost += 1) });
  client.follow(
    entry,
    { id: 1 },
    {
      events: { row: (data) => heard.push(data) },
      over: (reason) => reasons.push(reason),
    },
  );
  const [source] = FakeSource.all;
  if (source === undefined) throw new Error('no one listens');
  return source;
}

const refuse = (source: FakeSource, status: number): void =>
  source.say('refused', { success: false, appCode: 'C0400', appMesg: '为什么', result: false, status });
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

it('receives events by their names, at the service’s own address', () => {
  const source = follow();
  expect(source.url).toBe('/svc/company/api/events?id=1');
  source.say('row', { a: 1 });
  source.say('other', { a: 2 });
  expect(heard).toEqual([{ a: 1 }]);
});

it('closes a stream that is refused, with the reason, and does not restart it', () => {
  const source = follow();
  refuse(source, 403);
  expect(reasons).toMatchObject([{ status: 403, message: '为什么', code: 'C0400' }]);
  expect([FakeSource.all.length, source.readyState]).toEqual([1, FakeSource.CLOSED]);
  expect([lost, locked]).toEqual([0, 0]);
});

it('leads to the login page when the session has ended and cannot be renewed', async () => {
  refuse(follow(), 401);
  await settled();
  expect([refreshed, lost, locked]).toEqual([1, 1, 0]);
});

it('leads to the lock where the session is locked', () => {
  refuse(follow(), 423);
  expect([lost, locked]).toEqual([0, 1]);
});
