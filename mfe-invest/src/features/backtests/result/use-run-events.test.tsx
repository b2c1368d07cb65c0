import { act, renderHook } from '@testing-library/react';
import { aRun, aRunning } from '../../../testing/a-run.ts';
import { useRunEvents } from '../../../runs/use-run-events.ts';
import { followBacktest } from './use-run.ts';

/** An event stream driven by the test. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = 0;
  onerror: (() => void) | null = null;
  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }
  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
  say(data: object, name = 'run'): void {
    act(() => void this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) })));
  }
  /** The browser reconnects, unless it was refused. */
  fail(refused = false): void {
    if (refused) this.close();
    act(() => this.onerror?.());
  }
}

beforeEach(() => {
  FakeSource.all = [];
  Object.assign(globalThis, { EventSource: FakeSource });
});

const last = (): FakeSource => {
  const source = FakeSource.all.at(-1);
  if (source === undefined) throw new Error('no one listens');
  return source;
};
const listen = (listening = true) =>
  renderHook((props: { readonly listening: boolean }) => useRunEvents(followBacktest, 12, props.listening), {
    initialProps: { listening },
  });

describe('the events of a run', () => {
  it('are reported as they come, until it has ended', () => {
    const { result } = listen();
    expect(last().url).toBe('/svc/invest/api/factor/backtesting/events?associationId=12');
    expect(result.current).toEqual({ latest: null, over: null });
    last().say(aRunning({ progress: 0.3 }));
    expect(result.current.latest?.progress).toBe(0.3);
    last().say(aRun());
    expect(result.current.latest?.state).toBe('succeeded');
    expect(last().readyState).toBe(FakeSource.CLOSED);
  });

  it('are listened to only while it runs, and closed with the page', () => {
    const { rerender, result, unmount } = listen(false);
    expect(FakeSource.all).toHaveLength(0);
    rerender({ listening: true });
    last().say(aRunning());
    rerender({ listening: false });
    expect(last().readyState).toBe(FakeSource.CLOSED);
    expect(result.current.latest).toBeNull();
    rerender({ listening: true });
    unmount();
    expect([FakeSource.all.length, last().readyState]).toEqual([2, FakeSource.CLOSED]);
  });

  it('are waited for after one interruption, and given up after repeated ones', () => {
    const { result } = listen();
    last().fail();
    last().fail();
    last().say(aRunning());
    last().fail();
    last().fail();
    expect(result.current.over).toBeNull();
    last().fail();
    expect(result.current.over).toMatchObject({ code: 'NETWORK', status: 0 });
    expect(last().readyState).toBe(FakeSource.CLOSED);
  });

  it('are given up at once when they are refused', () => {
    const { result } = listen();
    last().fail(true);
    expect(result.current.over).toMatchObject({ code: 'NETWORK', status: 0 });
  });

  it('end with the reason for users who may no longer read them, and are not requested again', () => {
    const { result } = listen();
    last().say(aRunning());
    last().say(
      { success: false, appCode: 'C0403', appMesg: '缺少权限', result: false, status: 403 },
      'refused',
    );
    expect(result.current.over).toMatchObject({ code: 'C0403', message: '缺少权限', status: 403 });
    expect([FakeSource.all.length, last().readyState]).toEqual([1, FakeSource.CLOSED]);
  });

  it('are not needed where the browser has no event streams', () => {
    Reflect.deleteProperty(globalThis, 'EventSource');
    expect(listen().result.current.over).toMatchObject({ status: 0 });
  });
});
