import { createStore } from './store.ts';

describe('a store', () => {
  it('notifies its listeners of a change, and of nothing else', () => {
    const store = createStore(1);
    let heard = 0;
    const stop = store.subscribe(() => (heard += 1));
    store.set(1);
    expect(heard).toBe(0);
    store.set(2);
    expect([heard, store.get()]).toEqual([1, 2]);
    stop();
    store.set(3);
    expect(heard).toBe(1);
  });
});
