import { setImmediate } from 'node:timers/promises';
import { panelMemory } from './panel-memory.ts';

const PANEL_BYTES = 16 * 1024 ** 2;
const PAGE_BYTES = 4096;
/** Many more than the garbage that the engine waits for before it collects, which grows with what else is in memory. */
const PANELS = 240;

test('the memory of panels that no one has any more is used again', async () => {
  const before = process.memoryUsage.rss();
  let most = 0;
  for (let panel = 0; panel < PANELS; panel += 1) {
    const bytes = new Uint8Array(panelMemory(PANEL_BYTES));
    // The system gives memory to what is written.
    for (let at = 0; at < PANEL_BYTES; at += PAGE_BYTES) bytes[at] = 1;
    await setImmediate();
    most = Math.max(most, process.memoryUsage.rss() - before);
  }
  expect(most).toBeLessThan((PANELS * PANEL_BYTES) / 4);
}, 300_000);
