import { PassThrough, Writable } from 'node:stream';
import { askPassword } from './ask-password.ts';

/** A terminal at which `lines` are typed, each as soon as it is asked for. */
function terminal(...lines: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const typed = [...lines];
  let shown = '';
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      shown += chunk.toString();
      if (chunk.toString().endsWith('：')) setImmediate(() => input.write(`${typed.shift()}\r`));
      done();
    },
  });
  return { input, output, shown: () => shown };
}

describe('asking for a password', () => {
  it('on a terminal takes it twice and shows none of it', async () => {
    const { input, output, shown } = terminal('Root#12345', 'Root#12345');
    expect(await askPassword({ input, output })).toBe('Root#12345');
    expect(shown()).toBe('密码：\n再次输入密码：\n');
  });

  it('on a terminal refuses two that differ', async () => {
    await expect(askPassword(terminal('Root#12345', 'Root#12346'))).rejects.toThrow('两次输入密码不一致!');
  });

  it('from a pipe takes the first line unchanged', async () => {
    const input = new PassThrough();
    input.end(' Root#12345 \nmore\n');
    expect(await askPassword({ input, output: new PassThrough() })).toBe(' Root#12345 ');
  });

  it('from an empty pipe says that nothing was given', async () => {
    const input = new PassThrough();
    input.end();
    await expect(askPassword({ input, output: new PassThrough() })).rejects.toThrow('没有输入密码');
  });
});
