import type { CallBook, CallEnd } from './call-book.ts';
import { OpenAiPort } from './openai-port.ts';
import type { UsableModel } from './read-models.ts';
import { MODEL_KEY, startModelServer, type ModelServer } from '../../../../tools/models/model-server.mjs';
import { writeAnswer, type WritingStep } from './write-answer.ts';

const PROMPT =
  '[[c1]]｜华岚精工｜2025年报｜营业总收入｜1,741.44亿元\n[[c2]]｜华岚精工｜2024年报｜营业总收入｜1,505.60亿元';
const WHOLE = `以下内容仅依据所给数据：

- 华岚精工（2025年报）的营业总收入为[[c1]]。
- 华岚精工（2024年报）的营业总收入为[[c2]]。

**结论**：请结合上表各期数值判断。`;

/** The characters of the first half of its tokens. */
const HALF = 46;

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());

const named = (model: string): UsableModel => ({
  name: model,
  baseUrl: server.url,
  model,
  key: MODEL_KEY,
  context: 8192,
  price: { input: 1, output: 2 },
});

interface Recorded extends Partial<CallEnd> {
  readonly name: string;
  readonly estimate: number;
}

/** Writes an answer by the first of the models, for which the others may go on. */
function write(
  models: readonly string[],
  { rests = {}, stopAfter = Infinity, contexts = {}, clock = { now: () => Date.now() } } = {},
) {
  const recorded: Recorded[] = [];
  const calls: CallBook = {
    begin: async ({ name }, estimate) => recorded.push({ name, estimate }) - 1,
    end: async (id, end) => void (recorded[id] = { ...(recorded[id] as Recorded), ...end }),
    restingUntil: async (name) => (rests as Record<string, number>)[name] ?? null,
  };
  const [model = named('honest'), ...others] = models.map((name) => ({
    ...named(name),
    context: (contexts as Record<string, number>)[name] ?? 8192,
  }));
  const controller = new AbortController();
  const parts = { port: new OpenAiPort(), calls, clock, retryPausesMs: [1, 1] };
  const writing = {
    model,
    others,
    messages: [{ role: 'user', content: PROMPT } as const],
    signal: controller.signal,
  };
  const steps = (async () => {
    const found: WritingStep[] = [];
    for await (const step of writeAnswer(writing, parts)) {
      found.push(step);
      if (found.filter(({ kind }) => kind === 'text').length >= stopAfter) controller.abort();
    }
    return found;
  })();
  return { steps, recorded };
}

const textOf = (steps: readonly WritingStep[]): string =>
  steps.map((step) => (step.kind === 'text' ? step.text : '')).join('');
const others = (steps: readonly WritingStep[]) => steps.filter(({ kind }) => kind !== 'text');

describe('an answer that a model writes', () => {
  it('is whole when the model says so, with the tokens it reports', async () => {
    const { steps, recorded } = write(['honest']);
    expect(textOf(await steps)).toBe(WHOLE);
    expect(others(await steps)).toEqual([
      { kind: 'model', name: 'honest', cause: null },
      { kind: 'end', state: 'whole', reason: null },
    ]);
    expect(recorded).toMatchObject([
      { outcome: 'whole', isEstimated: false, tokensIn: Math.ceil(PROMPT.length / 2) },
    ]);
    expect(recorded[0]?.firstMs).toBeGreaterThanOrEqual(0);
  });

  it('counts estimated tokens where the model reports none', async () => {
    const { steps, recorded } = write(['silent']);
    await steps;
    expect(recorded).toMatchObject([
      { outcome: 'whole', isEstimated: true, tokensIn: recorded[0]?.estimate },
    ]);
    expect(recorded[0]?.tokensOut).toBeGreaterThan(20);
  });

  it.each(['breaks', 'unfinished'])('is cut, and not begun again, when a model %s', async (model) => {
    const { steps, recorded } = write([model, 'honest']);
    expect(others(await steps)).toEqual([
      { kind: 'model', name: model, cause: null },
      { kind: 'end', state: 'cut', reason: '模型的回答没有写完' },
    ]);
    expect(WHOLE.startsWith(textOf(await steps)) && textOf(await steps).length).toBe(HALF);
    expect(recorded).toMatchObject([{ outcome: 'cut', isEstimated: true }]);
    expect(server.requests).toHaveLength(1);
  });

  it('is not asked of a model whose context is too small, but of the next one; of none where there is none', async () => {
    const contexts = { silent: 500 };
    const cause = expect.stringMatching(/^silent 的上下文为 500 词元，容不下约 \d+ 词元/) as string;
    const { steps, recorded } = write(['silent', 'honest'], { contexts });
    expect(others(await steps)).toEqual([
      { kind: 'model', name: 'honest', cause },
      { kind: 'end', state: 'whole', reason: null },
    ]);
    expect(recorded).toMatchObject([{ name: 'honest' }]);
    expect(others(await write(['silent'], { contexts }).steps)).toEqual([
      { kind: 'end', state: 'failed', reason: cause },
    ]);
  });

  it('is asked for again before its first token', async () => {
    const { steps, recorded } = write(['flaky']);
    expect(textOf(await steps)).toBe(WHOLE);
    expect(recorded.map(({ outcome }) => outcome)).toEqual(['failed', 'whole']);
  });

  it.each([
    ['busy', 3, 'busy 繁忙（429）'],
    ['fails', 3, 'fails 出错（500）'],
    ['denies', 1, 'denies 拒绝了请求（401）'],
    ['unknown', 1, 'unknown 拒绝了请求（404）'],
  ])(
    'is written by the next model when the first, %s, gave none after %d requests',
    async (model, times, cause) => {
      const { steps, recorded } = write([model, 'honest']);
      expect(others(await steps)).toEqual([
        { kind: 'model', name: model, cause: null },
        { kind: 'model', name: 'honest', cause },
        { kind: 'end', state: 'whole', reason: null },
      ]);
      expect(recorded.map(({ name }) => name)).toEqual([...Array<string>(times).fill(model), 'honest']);
    },
  );

  it('has failed, with the last cause, when no model is left', async () => {
    const { steps } = write(['fails', 'denies']);
    expect((await steps).at(-1)).toEqual({
      kind: 'end',
      state: 'failed',
      reason: 'denies 拒绝了请求（401）',
    });
  });

  it('says nothing of what a model answered, which may repeat the key', async () => {
    const { steps, recorded } = write(['denies', 'fails']);
    expect(JSON.stringify([await steps, recorded])).not.toContain(MODEL_KEY);
  });

  it('does not ask a model that rests', async () => {
    const { steps } = write(['honest', 'slow:1'], { rests: { honest: Date.UTC(2026, 0, 1, 4, 5, 6) } });
    expect(others(await steps)[0]).toEqual({
      kind: 'model',
      name: 'slow:1',
      cause: 'honest 连续失败，暂停至 12:05:06',
    });
  });

  it.each([
    ['stalls', ''],
    ['halfway', WHOLE.slice(0, HALF)],
  ])('goes on with the next model when one %s for 15 s', async (model, half) => {
    let time = 0;
    const clock = { now: () => time };
    const { steps, recorded } = write([model, 'honest'], { clock });
    const timer = setInterval(() => {
      // The clock runs once everything that the model sends has come.
      if (server.requests.length === 1) time += 5000;
    }, 150);
    const found = await steps.finally(() => clearInterval(timer));
    const at = found.findIndex((step) => step.kind === 'model' && step.name === 'honest');
    expect(textOf(found.slice(0, at))).toBe(half);
    expect(found[at]).toEqual({ kind: 'model', name: 'honest', cause: `${model} 15 秒没有响应` });
    expect(recorded.map(({ outcome }) => outcome)).toEqual(['silent', 'whole']);
    const roles = server.requests[1]?.messages.map(({ role }) => role);
    expect(roles).toEqual(half === '' ? ['user'] : ['user', 'assistant', 'user']);
  });

  it('ends the model’s stream when it is stopped', async () => {
    const { steps, recorded } = write(['honest:20'], { stopAfter: 3 });
    expect((await steps).at(-1)).toEqual({ kind: 'end', state: 'stopped', reason: null });
    expect(recorded).toMatchObject([{ outcome: 'stopped', isEstimated: true }]);
    for (let tries = 0; tries < 100 && server.open() > 0; tries += 1)
      await new Promise((next) => setTimeout(next, 10));
    expect(server.open()).toBe(0);
  });
});
