import { jest } from '@jest/globals';
import type { StreamListeners } from '@console/platform';
import { client } from '../../client.ts';
import { createQuestionLog } from './question-log.ts';

/** The log of question 5, and the other end of its streams. */
function aLog() {
  const streams: { readonly listeners: StreamListeners; closed: boolean }[] = [];
  jest.spyOn(client, 'follow').mockImplementation((_address, _input, listeners) => {
    const stream = { listeners, closed: false };
    streams.push(stream);
    return () => void (stream.closed = true);
  });
  const log = createQuestionLog(5);
  const say = (name: string, data: unknown): void => streams.at(-1)?.listeners.events[name]?.(data);
  return { log, streams, say };
}

it('is followed once, and keeps what came before anyone looked', () => {
  const { log, streams, say } = aLog();
  log.follow();
  say('answer', { kind: 'text', answer: 1, text: '营收' });
  log.follow();
  say('answer', { kind: 'text', answer: 1, text: '增长' });
  expect(streams).toHaveLength(1);
  expect(log.get()).toMatchObject({ answers: { 1: { text: '营收增长' } }, isDone: false, fault: null });
});

it('is closed at its end', () => {
  const { log, streams, say } = aLog();
  log.follow();
  say('done', {});
  expect(log.get().isDone).toBe(true);
  expect(streams.map(({ closed }) => closed)).toEqual([true]);
});

it('begins anew when it is followed after a stop, and keeps what is shown until then', () => {
  const { log, streams, say } = aLog();
  log.follow();
  say('answer', { kind: 'text', answer: 1, text: '营收' });
  log.stop();
  log.follow();
  expect(log.get().answers[1]?.text).toBe('营收');
  say('answer', { kind: 'text', answer: 1, text: '营业' });
  expect(log.get().answers[1]?.text).toBe('营业');
  expect(streams.map(({ closed }) => closed)).toEqual([true, false]);
});

it('names why it could not be followed', () => {
  const { log, streams } = aLog();
  log.follow();
  const reason = new Error('连接中断');
  streams[0]?.listeners.over(reason as never);
  expect(log.get().fault).toBe(reason);
});
