import { EventEmitter } from 'node:events';
import { passOverClosedPipe } from './closed-pipe.ts';

test('a reader who has left is no fault, but a full disk is', () => {
  const stream = new EventEmitter();
  const fail = (code: string) => stream.emit('error', Object.assign(new Error(code), { code }));
  expect(() => fail('EPIPE')).toThrow('EPIPE');
  passOverClosedPipe(stream);
  expect(() => fail('EPIPE')).not.toThrow();
  expect(() => fail('ENOSPC')).toThrow('ENOSPC');
});
