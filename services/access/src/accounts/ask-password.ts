import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Writable } from 'node:stream';

export interface Terminal {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable;
}

/**
 * Asks for a new password: on a terminal twice and without echo, from a pipe by its first line.
 * Throws when the two differ or nothing was given.
 */
export async function askPassword({ input, output }: Terminal): Promise<string> {
  if (!input.isTTY) return readLine(input, new Writable(), false);
  const password = await ask('密码：', { input, output });
  if ((await ask('再次输入密码：', { input, output })) !== password) throw new Error('两次输入密码不一致!');
  return password;
}

async function ask(prompt: string, { input, output }: Terminal): Promise<string> {
  output.write(prompt);
  // Readline echoes what is typed to its output: this one swallows it.
  const mute = new Writable({ write: (_chunk, _encoding, done) => done() });
  try {
    return await readLine(input, mute, true);
  } finally {
    output.write('\n');
  }
}

function readLine(input: Readable, output: Writable, terminal: boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    const lines = createInterface({ input, output, terminal });
    let answer: string | null = null;
    lines.once('line', (line) => {
      answer = line;
      lines.close();
    });
    lines.once('SIGINT', () => lines.close());
    lines.once('close', () => {
      if (answer === null || answer === '') reject(new Error('没有输入密码'));
      else resolve(answer);
    });
  });
}
