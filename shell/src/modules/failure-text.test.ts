import { failureSource, failureText } from './failure-text.ts';

describe('what the card says', () => {
  it('counts tries from the second one on', () => {
    expect(failureText('timeout', 1)).toBe('模块文件在 4.5 秒内没有返回。其余页面不受影响。');
    expect(failureText('timeout', 3)).toContain('已尝试 3 次');
  });

  it('names the file federation could not get, without origin and query', () => {
    const detail =
      'Failed. #RUNTIME-003\nargs: {"manifestUrl":"http://h:1/remotes/ai/1/mf-manifest.json?retry=1","x":1}';
    expect(failureSource({ detail })).toBe('/remotes/ai/1/mf-manifest.json');
  });

  it('else gives the first line of the error', () => {
    expect(failureSource({ detail: 'x is undefined\n  at y' })).toBe('x is undefined');
  });
});
