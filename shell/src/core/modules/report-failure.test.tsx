import { jest } from '@jest/globals';
import { createFailureReports } from './report-failure.ts';

const sent: { readonly url: string; readonly body: unknown }[] = [];
let answer: () => Promise<Response>;
beforeEach(() => {
  sent.length = 0;
  answer = () => Promise.resolve(Response.json({ success: true, result: true }));
  globalThis.fetch = jest.fn<typeof fetch>((url, init) => {
    sent.push({ url: String(url), body: JSON.parse(String(init?.body)) });
    return answer();
  });
});
const flush = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const ai = { name: 'ai', version: '1.0.0' } as const;

describe('a load failure', () => {
  it('is reported once for each version and kind', async () => {
    const report = createFailureReports();
    for (const module of [ai, ai, { ...ai, version: '2.0.0' }])
      report(module, { kind: 'timeout', detail: 'slow', at: 1 });
    report(ai, { kind: 'crash', detail: 'x', at: 2 });
    await flush();
    expect(sent.map(({ body }) => body)).toEqual([
      { module: 'ai', version: '1.0.0', kind: 'timeout', detail: 'slow' },
      { module: 'ai', version: '2.0.0', kind: 'timeout', detail: 'slow' },
      { module: 'ai', version: '1.0.0', kind: 'crash', detail: 'x' },
    ]);
    expect(sent[0]?.url).toBe('/api/platform/loadFailure');
  });

  it('from a foreign origin counts as files that could not be loaded', async () => {
    createFailureReports()(ai, { kind: 'origin', detail: 'https://evil.example', at: 1 });
    await flush();
    expect(sent[0]?.body).toMatchObject({ kind: 'load', detail: 'https://evil.example' });
  });

  it('is dropped quietly when it cannot be reported, also when the session has ended', async () => {
    const left = jest.fn();
    window.addEventListener('unhandledrejection', left);
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    createFailureReports()(ai, { kind: 'load', detail: '', at: 1 });
    answer = () => Promise.resolve(new Response('', { status: 500 }));
    createFailureReports()(ai, { kind: 'load', detail: '', at: 1 });
    await flush();
    expect(sent).toHaveLength(2);
    expect(left).not.toHaveBeenCalled();
  });
});
