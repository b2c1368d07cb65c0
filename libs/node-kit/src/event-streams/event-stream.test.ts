import { text } from 'node:stream/consumers';
import { MESSAGES, Refusal } from '@console/contract-core';
import { EventStream } from './event-stream.ts';

it('writes events in the format of browsers, the last one before it ends', async () => {
  const events = new EventStream(() => undefined);
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

it('keeps only the newest event for a reader that reads none', async () => {
  const events = new EventStream(() => undefined);
  const large = 'x'.repeat(100_000);
  for (let at = 0; at < 50; at += 1) events.send('run', { at, large });
  expect(events.stream.readableLength).toBeLessThan(300_000);
  events.end();
  const taken = await text(events.stream);
  expect(taken).toContain('{"at":49,');
  expect(taken.split('event: run')).toHaveLength(3);
});

it('sends the refusal of its reader as the last event, and drops unread events', async () => {
  const events = new EventStream(() => undefined);
  events.send('run', { secret: 1 });
  const large = 'x'.repeat(100_000);
  events.send('run', { large });
  events.send('run', { secret: 2 });
  events.refuse(new Refusal(MESSAGES.locked));
  events.send('run', { secret: 3 });
  const blocks = (await text(events.stream)).trim().split('\n\n');
  expect(blocks.at(-1)).toBe(
    'event: refused\ndata: {"success":false,"appCode":"C0423","appMesg":"会话已锁定，请先解锁","result":false,"status":423}',
  );
  expect(blocks.join()).not.toContain('"secret":2');
  expect(blocks.join()).not.toContain('"secret":3');
});

it.each(['goes on', 'has ended'])(
  'treats a reader as gone that reads nothing over two beats, when it %s',
  (state) => {
    let left = 0;
    const events = new EventStream(() => (left += 1));
    events.send('run', 'x'.repeat(100_000));
    if (state === 'has ended') events.refuse(new Refusal(MESSAGES.noSession));
    events.beat();
    expect(left).toBe(0);
    events.beat();
    expect([left, events.stream.destroyed]).toEqual([1, true]);
    events.beat();
    expect(left).toBe(1);
  },
);

it('reports once that its reader has left, or that it has ended', async () => {
  let left = 0;
  const gone = new EventStream(() => (left += 1));
  gone.stream.destroy();
  await new Promise((resolve) => setImmediate(resolve));
  gone.send('run', 1);
  gone.beat();
  gone.end();
  expect(left).toBe(1);
  const ended = new EventStream(() => (left += 1));
  ended.end();
  ended.end();
  await text(ended.stream);
  expect(left).toBe(2);
});

it('sends each event of a log with its id, at the pace of its reader, and none after its end', async () => {
  const events = new EventStream(() => undefined);
  const large = 'x'.repeat(100_000);
  const offered: boolean[] = [];
  const writing = (async () => {
    for (let id = 1; id <= 5; id += 1) offered.push(await events.offer('log', large, id));
    events.end();
    offered.push(await events.offer('log', 'late', 6));
  })();
  await new Promise((resolve) => setImmediate(resolve));
  expect(offered).toEqual([true]);
  const read = await text(events.stream);
  await writing;
  expect(offered).toEqual([true, true, true, true, true, false]);
  expect(read.match(/^id: \d+$/gm)).toEqual([1, 2, 3, 4, 5].map((id) => `id: ${id}`));
  expect(read).not.toContain('late');
});

it('lets the log of a reader who has left go on', async () => {
  const events = new EventStream(() => undefined);
  await events.offer('log', 'x'.repeat(100_000), 1);
  const waiting = events.offer('log', 'x', 2);
  events.stream.destroy();
  expect(await waiting).toBe(false);
});
