import { setImmediate as turn } from 'node:timers/promises';
import { OneATurn } from './one-a-turn.ts';

it('does pieces of work in their order, with a turn of the event loop between two', async () => {
  const works = new OneATurn();
  const done: string[] = [];
  for (const name of ['one', 'two', 'three']) works.add(() => void done.push(name));
  expect(done).toEqual([]);
  for (let turns = 1; turns <= 3; turns += 1) {
    await turn();
    done.push(`another after ${turns}`);
  }
  expect(done).toEqual(['one', 'another after 1', 'two', 'another after 2', 'three', 'another after 3']);
});

it('continues with work added meanwhile, and later', async () => {
  const works = new OneATurn();
  const done: string[] = [];
  works.add(() => works.add(() => void done.push('added meanwhile')));
  await turn();
  await turn();
  works.add(() => void done.push('added later'));
  await turn();
  expect(done).toEqual(['added meanwhile', 'added later']);
});
