import fs from 'node:fs';
import { jest } from '@jest/globals';
import { CLIENT } from './testing/identity-provider.mjs';
import { runningOauth } from './testing/running-oauth.ts';

it('no answer and no line of the log contains a provider’s secret, a token, a state or a code', async () => {
  const lines: string[] = [];
  const stop = keepStandardOutput(lines);
  const oauth = await runningOauth({ LOG_LEVEL: 'trace' });
  const answers: string[] = [];
  const secrets = [CLIENT.secret];
  try {
    const owner = await oauth.bound('viewer', 'Viewer#2026', { person: 'zhang' });
    for (const path of ['/api/blade-auth/oauth/providers', '/api/blade-user/identities'])
      answers.push((await owner.get(path)).text);
    for (const misdeed of [null, 'wrong-nonce', 'broken'] as const) {
      oauth.provider.misbehave(misdeed);
      for (const source of ['sso', 'qq'] as const) {
        const browser = oauth.browser();
        const brought = await oauth.travel(browser, { source });
        secrets.push(brought.code, brought.state, browser.cookies.get('oauth_state') ?? '');
        answers.push((await oauth.finish(browser, brought)).text);
      }
    }
    const token = await oauth.provider.tokens.access('zhang', { audience: 'somebody-else' });
    secrets.push(token);
    const bad = await owner.post('/api/blade-auth/token-login', { access_token: token });
    answers.push(bad.text);
  } finally {
    await oauth.stop();
    stop();
  }
  const said = lines.join('');
  // The lines exist: the test would see a secret among them.
  expect(said).toContain('third-party sign-in: refused');
  expect(said).toContain('third-party sign-in: away');
  for (const secret of secrets) {
    expect(secret).not.toBe('');
    expect(said).not.toContain(secret);
    expect(answers.join('\n')).not.toContain(secret);
  }
}, 60_000);

type Write = (file: number, text: unknown, ...rest: unknown[]) => void;

/** Collects what the logger writes to standard output; returns the function that stops it. */
function keepStandardOutput(lines: string[]): () => void {
  const write = fs.write as Write;
  const take: Write = (file, text, ...rest) => {
    if (file !== 1) return write(file, text, ...rest);
    lines.push(String(text));
    const done = rest.at(-1) as (error: null, written: number) => void;
    done(null, Buffer.byteLength(String(text)));
  };
  const spy = jest.spyOn(fs, 'write').mockImplementation(take as typeof fs.write);
  return () => spy.mockRestore();
}
