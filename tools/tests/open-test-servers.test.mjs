import { Fault } from '../run/fault.mjs';
import { onlyIfNeeded, testPrefix, testRedis } from './open-test-servers.mjs';

test('a given server is not used where a private one is possible', async () => {
  expect(await onlyIfNeeded('mysql://theirs', async () => 'mariadbd')).toBeUndefined();
});

test('a given server is used where no program for a private one is available', async () => {
  const nowhere = () => Promise.reject(new Fault('neither on PATH nor to be fetched'));
  expect(await onlyIfNeeded('mysql://theirs', nowhere)).toBe('mysql://theirs');
  expect(await onlyIfNeeded(undefined, nowhere)).toBeUndefined();
});

test('a prefix of the tests is no longer than services take', () => {
  expect(testPrefix('0a1b2c3d')).toMatch(/^[a-z0-9_]{0,24}$/);
});

test('tests take the last Redis database unless one is named', () => {
  expect(testRedis('redis://127.0.0.1:6379')).toBe('redis://127.0.0.1:6379/15');
  expect(testRedis('redis://127.0.0.1:6379/3')).toBe('redis://127.0.0.1:6379/3');
});
