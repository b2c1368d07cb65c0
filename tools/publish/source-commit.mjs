import { tryCommand } from '../run/command.mjs';

/**
 * @returns {Promise<string | null>} the commit of the working tree; null when something in it is
 *   not committed, or there is no git
 */
export async function sourceCommit() {
  const env = { ...process.env, GIT_OPTIONAL_LOCKS: '0' };
  const git = (/** @type {string[]} */ ...args) =>
    tryCommand('git', args, { env }).catch(() => ({ code: 1, stdout: '' }));
  const [head, changes] = await Promise.all([git('rev-parse', 'HEAD'), git('status', '--porcelain')]);
  if (head.code !== 0 || changes.code !== 0 || changes.stdout !== '') return null;
  return head.stdout.trim();
}
