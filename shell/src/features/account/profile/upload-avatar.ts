import { accessEntries, type Uploaded } from '@console/contract-access';
import { CallError } from '@console/platform/call-error';
import { readAnswer } from '@console/platform/read-answer';
import { client } from '../../../core/access/access-client.ts';

const TIMEOUT_MS = 60_000;

/**
 * Uploads a picture and returns its link. A call before it renews an expired session, because a form with a
 * file is not repeated automatically. Throws CallError.
 */
export async function uploadAvatar(file: File): Promise<string> {
  await client.call(accessEntries.info, {});
  const { link } = await readAnswer<Uploaded>(await post(file));
  return link;
}

async function post(file: File): Promise<Response> {
  const body = new FormData();
  body.append('file', file, file.name);
  try {
    return await fetch(`/svc/${client.service}${accessEntries.putFile.path}?purpose=avatar`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      credentials: 'same-origin',
    });
  } catch (error) {
    const message = '图片没有上传成功，请检查网络后重试';
    throw new CallError({ code: 'NETWORK', message, status: 0 }, { cause: error });
  }
}
