import { failureSource, failureText } from './failure-text.ts';

describe('the card', () => {
  it('counts tries from the second one on', () => {
    const slow = { kind: 'timeout', detail: '4500 ms' } as const;
    expect(failureText(slow, 1)).toBe('模块文件在 4.5 秒内没有返回。其余页面不受影响。');
    expect(failureText(slow, 3)).toContain('已尝试 3 次');
  });

  it('names what a version lacks, and the origin that was not called', () => {
    expect(failureText({ kind: 'incompatible', detail: '需要外壳接口 ^2.0.0，当前为 1.1.0' }, 1)).toContain(
      '没有加载：需要外壳接口 ^2.0.0，当前为 1.1.0。',
    );
    expect(failureText({ kind: 'origin', detail: 'https://evil.example' }, 1)).toContain(
      '来源 https://evil.example 不在允许范围内',
    );
  });

  it('names the file that federation could not load, without origin and query', () => {
    const detail =
      'Failed. #RUNTIME-003\nargs: {"manifestUrl":"http://h:1/remotes/ai/1/mf-manifest.json?retry=1","x":1}';
    expect(failureSource({ detail })).toBe('/remotes/ai/1/mf-manifest.json');
  });

  it('shows the first line of any other error', () => {
    expect(failureSource({ detail: 'x is undefined\n  at y' })).toBe('x is undefined');
  });
});
