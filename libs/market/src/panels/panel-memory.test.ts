import { setImmediate } from 'node:timers/promises';
import { panelMemory } from './panel-memory.ts';

const PANEL_BYTES = 16 * 1024 ** 2;
const PANELS = 60;

test('the memory of panels that no one has any more is used again', async () => {
  const before = process.memoryUsage.rss();
  let most = 0;
  for (let panel = 0; panel < PANELS; panel += 1) {
    new Float64Array(panelMemory(PANEL_BYTES)).fill(panel);
    await setImmediate();
    most = Math.max(most, process.memoryUsage.rss() - before);
  }
  expect(most).toBeLessThan((PANELS * PANEL_BYTES) / 2);
});
