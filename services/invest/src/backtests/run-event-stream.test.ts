import { text } from 'node:stream/consumers';
import { RunEventStream } from './run-event-stream.ts';

it('writes events as browsers read them, the last one before it ends', async () => {
  const events = new RunEventStream(() => undefined);
  const written = text(events.stream);
  events.send('run', { state: 'running', step: '读取行情' });
  await new Promise((resolve) => setImmediate(resolve));
  events.beat();
  events.send('run', { state: 'succeeded' });
  events.end();
  expect(await written).toBe(
    'event: run\ndata: {"state":"running","step":"读取行情"}\n\n: beat\n\nevent: run\ndata: {"state":"succeeded"}\n\n',
  );
});

it('keeps only the newest for a reader that does not take any', async () => {
  const events = new RunEventStream(() => undefined);
  const large = 'x'.repeat(100_000);
  for (let at = 0; at < 50; at += 1) events.send('run', { at, large });
  expect(events.stream.readableLength).toBeLessThan(300_000);
  events.end();
  const taken = await text(events.stream);
  expect(taken).toContain('{"at":49,');
  expect(taken.split('event: run')).toHaveLength(3);
});

it('says once that its reader has left, or that it has ended', async () => {
  let left = 0;
  const gone = new RunEventStream(() => (left += 1));
  gone.stream.destroy();
  await new Promise((resolve) => setImmediate(resolve));
  gone.send('run', 1);
  gone.beat();
  gone.end();
  expect(left).toBe(1);
  const ended = new RunEventStream(() => (left += 1));
  ended.end();
  ended.end();
  await text(ended.stream);
  expect(left).toBe(2);
});
