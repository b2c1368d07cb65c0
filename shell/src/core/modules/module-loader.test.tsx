import { jest } from '@jest/globals';
import type { Lifecycles } from '@console/platform';
import { aModule } from './module-sample.ts';

/** Ends the first, second… try to fetch the module. */
let tries: { readonly arrive: (lifecycles: Lifecycles) => void; readonly fail: (error: Error) => void }[] =
  [];
jest.unstable_mockModule('./load-remote-module.ts', () => ({
  loadRemoteModule: () =>
    new Promise<Lifecycles>((arrive, fail) => {
      tries.push({ arrive, fail });
    }),
}));
jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({
  getInstance: () => ({ options: { shared: { '@console/ui': [{ version: '0.1.0' }] } } }),
}));
Object.assign(globalThis, { DEVELOPMENT: false });

const { createModuleLoader } = await import('./module-loader.ts');
const { createModuleStates } = await import('./module-states.ts');
const { TooSlow } = await import('./within.ts');

const nothing = (): Promise<void> => Promise.resolve();
const LIFECYCLES: Lifecycles = { bootstrap: nothing, mount: nothing, unmount: nothing };
const company = aModule({ name: 'company' });

const reports: string[] = [];
const arrived = jest.fn<() => void>();
const begin = () => {
  const states = createModuleStates(() => 0);
  const report = (_module: object, { kind }: { readonly kind: string }): void => void reports.push(kind);
  const loader = createModuleLoader({ modules: [company], states, report, onArrived: arrived });
  return { loader, states, status: () => states.get().company?.status };
};

beforeEach(() => {
  jest.useFakeTimers();
  [tries, reports.length] = [[], 0];
  arrived.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A module that has not come in time. */
async function late(): Promise<ReturnType<typeof begin>> {
  const begun = begin();
  const first = expect(begun.loader.load(company)).rejects.toBeInstanceOf(TooSlow);
  await jest.advanceTimersByTimeAsync(4_500);
  await first;
  expect([begun.status(), reports]).toEqual(['failed', ['timeout']]);
  return begun;
}

describe('a module that takes longer than its time', () => {
  it('is used when it comes after all, without another try', async () => {
    const { loader, status } = await late();
    tries[0]?.arrive(LIFECYCLES);
    await jest.advanceTimersByTimeAsync(0);
    expect([arrived.mock.calls.length, status()]).toEqual([1, 'loading']);
    expect(await loader.load(company)).toBe(LIFECYCLES);
    expect([tries.length, reports]).toEqual([1, ['timeout']]);
  });

  it('stays failed, reported once, when it fails later', async () => {
    const { status } = await late();
    tries[0]?.fail(new Error('gone'));
    await jest.advanceTimersByTimeAsync(0);
    expect([arrived.mock.calls.length, status(), reports]).toEqual([0, 'failed', ['timeout']]);
  });

  it('does not disturb the try that its reader began meanwhile', async () => {
    const { loader, states } = await late();
    states.retrying('company');
    const second = loader.load(company);
    tries[0]?.arrive({ ...LIFECYCLES });
    await jest.advanceTimersByTimeAsync(0);
    expect(arrived).not.toHaveBeenCalled();
    tries[1]?.arrive(LIFECYCLES);
    expect(await second).toBe(LIFECYCLES);
  });

  it('is not used when a newer release has taken its place', async () => {
    const { loader, status } = await late();
    loader.modules.offer([{ ...company, version: '1.0.1' }]);
    tries[0]?.arrive(LIFECYCLES);
    await jest.advanceTimersByTimeAsync(0);
    expect([arrived.mock.calls.length, status()]).toEqual([0, 'failed']);
    expect(loader.modules.of(company).version).toBe('1.0.1');
  });
});

it('a module that comes in time is fetched once', async () => {
  const { loader, status } = begin();
  const both = [loader.load(company), loader.load(company)];
  tries[0]?.arrive(LIFECYCLES);
  expect(await Promise.all(both)).toEqual([LIFECYCLES, LIFECYCLES]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect([tries.length, reports, status()]).toEqual([1, [], 'loading']);
});
