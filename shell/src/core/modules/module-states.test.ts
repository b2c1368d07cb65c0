import { createModuleStates } from './module-states.ts';

const states = (): ReturnType<typeof createModuleStates> => createModuleStates(() => 5);

describe('a module’s state', () => {
  it('goes from loading to ready', () => {
    const store = states();
    expect(store.loading('ai')).toBe(0);
    expect(store.get().ai).toMatchObject({ status: 'loading', tries: 1 });
    store.ready('ai');
    expect(store.get().ai).toEqual({ status: 'ready', failure: null, tries: 0, readyAt: 5 });
  });

  it('keeps its failure while it is retried, and counts the tries', () => {
    const store = states();
    store.loading('ai');
    store.failed('ai', { kind: 'timeout', detail: 'slow', at: 5 });
    store.retrying('ai');
    expect(store.get().ai).toMatchObject({
      status: 'loading',
      failure: { kind: 'timeout', detail: 'slow', at: 5 },
    });
    expect(store.loading('ai')).toBe(1);
    expect(store.get().ai?.tries).toBe(2);
  });

  it('does not affect another module’s state', () => {
    const store = states();
    store.failed('ai', { kind: 'load', detail: 'x', at: 5 });
    expect(store.get().company).toBeUndefined();
  });
});
