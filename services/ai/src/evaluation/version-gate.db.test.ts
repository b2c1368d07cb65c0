import { aiEntries, type Topic } from '@console/contract-ai';
import { auditLines, resultOf, type Answer, type WorkerProcess } from '@console/node-kit/testing';
import { askingBench } from '../asking/testing/asking-bench.ts';
import { anItem } from '../testing/topic-bench.ts';
import { evaluationBench, EXPERT } from './testing/evaluation-bench.ts';

const bench = askingBench(['honest']);
const evaluations = evaluationBench(bench);
const experts = { authorities: EXPERT };

/** With it the model cites nothing, so that no case passes. */
const WORSE = '最多引用 0 项。{{question}}';
const BETTER = '请引用数据。{{question}}';

let worker: WorkerProcess;
beforeAll(async () => {
  worker = bench.worker();
  await worker.ready();
}, 30_000);
afterAll(() => worker.stop());

const release = (number: number, more: object = {}): Promise<Answer> =>
  bench.send(aiEntries.releaseTopic, { id: evaluations.topicId(), number, ...more }, experts);
const refusal = ({ body }: Answer): unknown[] => [body.appCode, body.appMesg];
const evaluated = async (
  versions: readonly number[],
  models: readonly string[] = ['honest'],
): Promise<void> => {
  await evaluations.until(await evaluations.started({ versions, models }), ['succeeded']);
};
const inUse = async (): Promise<number> => (await evaluations.topic()).templateVersion;
const released = async (): Promise<unknown[]> =>
  (await auditLines(bench.data)).filter(({ action }) => /release-topic$/.test(action));

describe('a version of a topic with golden cases', () => {
  it('is put in use when none of them fell against the version in use', async () => {
    const number = await evaluations.addVersion(BETTER);
    await evaluated([1, number]);
    resultOf(await release(number));
    expect(await inUse()).toBe(number);
    expect(await released()).toMatchObject([{ action: 'ai.release-topic' }]);
  });

  it('is refused when one fell, and put in use with a reason, which the audit log has', async () => {
    const number = await evaluations.addVersion(WORSE);
    await evaluated([1, number]);
    const [code, text] = refusal(await release(number));
    expect(code).toBe('A3304');
    expect(text).toContain(`第 ${number} 版有 1 个用例不如正在使用的第 1 版：“华岚精工的营收怎么样`);
    expect(await inUse()).toBe(1);
    resultOf(await release(number, { reason: '用例已经过时' }));
    expect(await inUse()).toBe(number);
    expect(await released()).toMatchObject([
      {
        action: 'ai.override-release-topic',
        user_id: 7,
        before: { templateVersion: 1 },
        after: { templateVersion: number, reason: '用例已经过时', objection: text },
      },
    ]);
    expect((await release(1, { reason: ' ' })).status).toBe(400);
  });

  it('is refused while both versions are not evaluated with the cases of now, by a language model', async () => {
    const number = await evaluations.addVersion(BETTER);
    const [code, text] = refusal(await release(number));
    expect(code).toBe('A3305');
    expect(text).toContain('请先在“评测”中以全部用例同时评测这两版');
    await evaluated([number]);
    expect(refusal(await release(number))[0]).toBe('A3305');
    await evaluated([1, number], []);
    expect(refusal(await release(number))[1]).toContain('（至少用一个大模型）');
    await evaluated([1]);
    const added = await evaluations.addCase();
    expect(refusal(await release(number))[0]).toBe('A3305');
    await evaluated([1, number]);
    const { id, topicId, question, subject, facts } = added;
    await bench.send(
      aiEntries.updateGoldenCase,
      { id, topicId, question: `${question}？`, subject, facts },
      experts,
    );
    expect(refusal(await release(number))[0]).toBe('A3305');
    await bench.send(aiEntries.deleteGoldenCase, { id }, experts);
    resultOf(await release(number));
  }, 60_000);

  it('is judged by its newest evaluation', async () => {
    const worse = await evaluations.addVersion(WORSE);
    const better = await evaluations.addVersion(BETTER);
    await evaluated([1, worse, better]);
    resultOf(await release(better));
    expect(refusal(await release(worse))[0]).toBe('A3304');
    resultOf(await release(1));
  });

  it('is not in use at once when it is only being written', async () => {
    const { id, topic, invTargetTypeDictKey } = await evaluations.topic();
    const input = { id, topic, invTargetTypeDictKey, topicTmplDetailList: [anItem({ prompt: BETTER })] };
    expect(refusal(await bench.send(aiEntries.updateTopic, input, experts))[0]).toBe('A3306');
    const prompt = {
      id: id * 100_000 + 1,
      invTargetDsDictKey: 'INV_TARGET_DS_TABLE',
      prompt: BETTER,
    } as const;
    expect(refusal(await bench.send(aiEntries.updateTopicPrompt, prompt, experts))[0]).toBe('A3306');
    const saved = await bench.send(aiEntries.updateTopic, { ...input, release: false }, experts);
    expect(resultOf<Topic>(saved)).toMatchObject({ templateVersion: 1, latestVersion: 2 });
  });
});
