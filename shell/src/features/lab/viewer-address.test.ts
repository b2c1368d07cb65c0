import { viewerAddress } from './viewer-address.ts';

const allowed = ['https://docs.example.com'];
const judge = (text: string | null): unknown => {
  const answer = viewerAddress(text, allowed);
  return 'url' in answer ? answer.url : answer.fault;
};

describe('what the embedded viewer frames', () => {
  it('is an https page of an allowed origin', () => {
    expect(judge(' https://docs.example.com/a?b=1 ')).toBe('https://docs.example.com/a?b=1');
    expect(judge('HTTPS://DOCS.example.com')).toBe('https://docs.example.com/');
  });

  it.each([
    [null, 'empty'],
    ['  ', 'empty'],
    ['javascript:alert(1)', 'not-https'],
    ['java\tscript:alert(1)', 'malformed'],
    ['data:text/html,<script>1</script>', 'not-https'],
    ['//docs.example.com/', 'malformed'],
    ['/\\docs.example.com', 'malformed'],
    ['docs.example.com', 'malformed'],
    ['http://docs.example.com/', 'not-https'],
    ['https://docs.example.com@evil.example/', 'credentials'],
    ['https://user:secret@docs.example.com/', 'credentials'],
    ['https://docs.example.com.evil.example/', 'not-allowed'],
    ['https://docs.example.com:8443/', 'not-allowed'],
    ['https://evil.example/?https://docs.example.com', 'not-allowed'],
  ])('is never %s', (text, fault) => {
    expect(judge(text)).toBe(fault);
  });
});
