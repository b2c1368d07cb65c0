import { jest } from '@jest/globals';
import { CallError } from '@console/platform';
import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { healAnswers } from './heal-answers.ts';

let away: boolean;
let refusal: CallError | null;
let asked: string[];
let queries: QueryClient;
let statuses: string[];
const stops: (() => void)[] = [];
const fault = (status: number): CallError => new CallError({ code: 'X', message: '服务暂不可用', status });

/** A page that shows the answer of one query to a service. */
function show(service: string, question: string): QueryObserver<string> {
  const observer = new QueryObserver<string>(queries, {
    queryKey: [service, question],
    queryFn: () => {
      asked.push(question);
      const answer = refusal ?? (away ? fault(503) : null);
      return answer ? Promise.reject(answer) : Promise.resolve(`${question}!`);
    },
    retry: false,
  });
  stops.push(observer.subscribe(({ status }) => statuses.push(status)));
  return observer;
}
const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  [away, refusal, asked, statuses] = [true, null, [], []];
  queries = new QueryClient();
  healAnswers(queries);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  queries.clear();
  focusManager.setFocused(undefined);
  jest.useRealTimers();
});

describe('a page whose service does not answer', () => {
  it('has all its answers soon after the service is back', async () => {
    const [one, two] = [show('company', 'a'), show('company', 'b')];
    await pass(10_000);
    expect([one, two].map((each) => each.getCurrentResult().isError)).toEqual([true, true]);
    away = false;
    await pass(20_000);
    expect([one, two].map((each) => each.getCurrentResult().data)).toEqual(['a!', 'b!']);
  });

  it('shows the failure meanwhile, and repeats one query at growing intervals', async () => {
    show('company', 'a');
    show('company', 'b');
    await pass(1_000);
    [asked, statuses] = [[], []];
    await pass(60_000);
    expect(statuses.filter((status) => status !== 'error')).toEqual([]);
    expect(new Set(asked).size).toBe(1);
    expect(asked.length).toBeGreaterThanOrEqual(4);
    expect(asked.length).toBeLessThanOrEqual(8);
  });

  it('is no longer asked for once it is closed', async () => {
    show('company', 'a');
    await pass(1_000);
    for (const stop of stops.splice(0)) stop();
    asked = [];
    await pass(60_000);
    expect(asked).toEqual([]);
  });

  it('asks nothing while the session is locked', async () => {
    show('company', 'a');
    await pass(1_000);
    asked = [];
    focusManager.setFocused(false);
    await pass(60_000);
    expect(asked).toEqual([]);
  });

  it('shows another refusal that the service came back with, and does not ask again', async () => {
    const page = show('company', 'a');
    await pass(1_000);
    refusal = fault(403);
    await pass(10_000);
    expect(page.getCurrentResult().error).toBe(refusal);
    asked = [];
    await pass(60_000);
    expect(asked).toEqual([]);
  });
});

test('a refused query, or one of another service, is left alone', async () => {
  refusal = fault(403);
  show('company', 'a');
  await pass(1_000);
  [refusal, away, asked] = [null, false, []];
  const other = show('invest', 'c');
  await pass(60_000);
  expect([asked, other.getCurrentResult().data]).toEqual([['c'], 'c!']);
});
