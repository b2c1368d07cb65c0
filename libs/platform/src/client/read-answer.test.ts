import { readAnswer } from './read-answer.ts';

const answer = (body: unknown, init?: ResponseInit): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), init);

const refusal = { success: false, appCode: 'C0403', appMesg: '缺少权限', result: null, requestId: 'r-1' };

describe('reading an answer', () => {
  it('gives the result of a successful envelope', async () => {
    await expect(
      readAnswer(answer({ success: true, appCode: 'S0000', appMesg: '', result: 7 })),
    ).resolves.toBe(7);
  });

  it('treats S0000 as success where no flag was sent', async () => {
    await expect(readAnswer(answer({ appCode: 'S0000', result: [1] }))).resolves.toEqual([1]);
    await expect(readAnswer(answer({ appCode: 'C0400', appMesg: '有误', result: [1] }))).rejects.toThrow(
      '有误',
    );
  });

  it('prefers the flag to the code', async () => {
    await expect(readAnswer(answer({ success: false, appCode: 'S0000', appMesg: '失败' }))).rejects.toThrow(
      '失败',
    );
  });

  it('refuses a success flag under an error status', async () => {
    const promise = readAnswer(answer({ success: true, appCode: 'S0000', result: 1 }, { status: 502 }));
    await expect(promise).rejects.toMatchObject({ status: 502 });
  });

  it('has code, text, status, request id and wait of a refusal', async () => {
    const promise = readAnswer(answer(refusal, { status: 429, headers: { 'retry-after': '42' } }));
    await expect(promise).rejects.toMatchObject({
      name: 'CallError',
      code: 'C0403',
      message: '缺少权限',
      status: 429,
      requestId: 'r-1',
      retryAfter: 42,
    });
  });

  it('reads a refusal sent with status 200', async () => {
    await expect(readAnswer(answer({ ...refusal, appCode: 'C1001' }))).rejects.toMatchObject({
      code: 'C1001',
      status: 200,
    });
  });

  it('reports in Chinese that a service is unreachable when a proxy answers in HTML', async () => {
    const promise = readAnswer(
      answer('<h1>Bad Gateway</h1>', { status: 502, headers: { 'x-request-id': 'r-2' } }),
    );
    await expect(promise).rejects.toMatchObject({
      code: 'BAD_ANSWER',
      message: '服务暂不可用，请稍后重试',
      requestId: 'r-2',
    });
  });

  it.each([
    ['null', null],
    ['a bare array', [1, 2]],
    ['an object without envelope', { result: 1 }],
  ])('does not treat %s as a success', async (_, body) => {
    await expect(readAnswer(answer(body))).rejects.toMatchObject({ code: 'BAD_ANSWER' });
  });

  it('ignores a Retry-After that is a date', async () => {
    const headers = { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' };
    await expect(readAnswer(answer(refusal, { status: 503, headers }))).rejects.toMatchObject({
      retryAfter: undefined,
    });
  });
});
