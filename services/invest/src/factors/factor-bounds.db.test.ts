import { factorCalls } from '@console/contract-invest';
import { runningFactors, type RunningFactors } from './testing/running-factors.ts';

let factors: RunningFactors;
beforeAll(async () => {
  factors = await runningFactors();
}, 60_000);
afterAll(() => factors.invest.stop());

const graphOf = (list: unknown): object => ({
  output: 'a',
  nodes: [{ id: 'a', kind: 'constant', ref: '', params: { list }, inputs: [] }],
});
const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

/** Parameters that once took seconds of the service's time and two gigabytes of its memory. */
const HOSTILE: readonly (readonly [string, unknown, string])[] = [
  ['lists of lists without end', Array.from({ length: 60_000 }, () => nested(5)), '内容超过'],
  ['as many as a body may contain', Array.from({ length: 3_000 }, () => nested(4)), '参数共超过 4000 项'],
  ['depth', nested(8), '参数嵌套超过 5 层'],
];
const { checkFactor, previewFactor, saveFactor } = factorCalls;

it.each(
  [checkFactor, previewFactor, saveFactor].flatMap(({ id, path }) =>
    HOSTILE.map(([name, list, text]) => [id, name, path, list, text] as const),
  ),
)('%s refuses parameters of %s', async (_, __, path, list, text) => {
  const saved = { name: '甲', treeFormId: 1 };
  const body = { ...(path === saveFactor.path ? saved : {}), relationMap: graphOf(list) };
  const { status, body: answer } = await factors.post(path, body);
  expect([status, answer.appCode]).toEqual([400, 'C0400']);
  expect(answer.appMesg).toContain(text);
});
