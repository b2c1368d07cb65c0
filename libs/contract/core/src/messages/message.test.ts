import { fillMessage, MESSAGES } from './message.ts';
import { Refusal } from './refusal.ts';

describe('fillMessage', () => {
  it('fills every place, the same one twice too', () => {
    expect(fillMessage({ code: 'X', status: 200, text: '{a}到{b}，{a}' }, { a: 1, b: '二' })).toBe(
      '1到二，1',
    );
  });

  it('throws on a place without a value, so that no one reads a brace', () => {
    expect(() => fillMessage(MESSAGES.windowClosed, { start: '07:00' })).toThrow('message C1001 lacks {end}');
    expect(() => fillMessage(MESSAGES.noAuthority)).toThrow('lacks {authority}');
  });

  it('does not fill places within a value', () => {
    expect(fillMessage(MESSAGES.badInput, { problems: '{status} $& $1' })).toBe(
      '请求参数有误：{status} $& $1',
    );
  });

  it('takes zero and an empty text for values', () => {
    expect(fillMessage(MESSAGES.tooMany, { seconds: 0 })).toBe('操作过于频繁，请 0 秒后再试');
    expect(fillMessage(MESSAGES.badInput, { problems: '' })).toBe('请求参数有误：');
  });
});

describe('Refusal', () => {
  it('carries code, status, text and headers of its message', () => {
    const refusal = new Refusal(MESSAGES.tooMany, { seconds: 30 }, { 'retry-after': '30' });
    expect(refusal).toBeInstanceOf(Error);
    expect(refusal).toMatchObject({
      code: 'C0429',
      status: 429,
      message: '操作过于频繁，请 30 秒后再试',
      headers: { 'retry-after': '30' },
    });
  });

  it('cannot be made with a place left open', () => {
    expect(() => new Refusal(MESSAGES.badSort)).toThrow('lacks {sort}');
  });
});

describe('the window message', () => {
  it('is the text of the documents, with its state status', () => {
    expect(fillMessage(MESSAGES.windowClosed, { start: '07:00', end: '17:30' })).toBe(
      '当前时间不在07:00和17:30之间，不允许修改!',
    );
    expect(MESSAGES.windowClosed.status).toBe(200);
  });
});
