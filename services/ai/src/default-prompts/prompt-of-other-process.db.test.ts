import { promptBench } from '../testing/prompt-bench.ts';
import { promptUsed } from '../testing/prompt-desk.ts';
import { runningAi } from '../testing/running-ai.ts';

const bench = promptBench();

it('a version that is put in use is in use in every other process with its next question', async () => {
  const other = await runningAi(bench.data, '');
  const { id } = await bench.desk.made({ ecoCorpus: '一' });
  await bench.desk.update({ id, ecoCorpus: '二' });
  expect(await promptUsed(other)).toEqual([id, '二', 2, 2]);
  await bench.desk.activate(id, 1);
  expect(await promptUsed(other)).toEqual([id, '一', 2, 1]);
  await other.stop();
});
