import { sessionAddresses, uploadAddresses } from '@console/contract-access/addresses';
import { TEXT_FILE_MAX_BYTES } from '@console/contract-core';
import { createClient } from '@console/platform';

export interface UploadedFile {
  readonly link: string;
  readonly name: string;
}

export interface UploadOptions {
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Puts a file on the server. Throws an error whose message is shown to the reader. */
export type UploadFile = (file: File, options: UploadOptions) => Promise<UploadedFile>;

const { putFile } = uploadAddresses;
const TIMEOUT_MS = 120_000;

/**
 * Uploads a file for rich text. A call before it renews an expired session, because the upload itself is not
 * repeated automatically.
 */
export const uploadFile: UploadFile = async (file, options) => {
  if (file.size > TEXT_FILE_MAX_BYTES)
    throw new Error(`文件超过 ${TEXT_FILE_MAX_BYTES / 1024 / 1024} MB，没有上传`);
  if (file.size === 0) throw new Error('文件为空，没有上传');
  await createClient('access').call(sessionAddresses.info, {}, { signal: options.signal });
  return post(file, options);
};

function post(file: File, { onProgress, signal }: UploadOptions): Promise<UploadedFile> {
  const body = new FormData();
  body.append('file', file, file.name);
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    const fail = (message: string) => () => reject(new Error(message));
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('error', fail('文件没有上传成功，请检查网络后重试'));
    request.addEventListener('timeout', fail('上传超时，请稍后重试'));
    request.addEventListener('abort', fail('已取消上传'));
    request.addEventListener('load', () => {
      const { data, appMesg, result } = answerOf(request.responseText);
      const link = data?.link;
      if (request.status === 200 && link) resolve({ link, name: result?.name ?? file.name });
      else reject(new Error(appMesg ?? '文件没有上传成功，请稍后重试'));
    });
    signal.addEventListener('abort', () => request.abort());
    request.open(putFile.method, `/svc/access${putFile.path}?purpose=note`);
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader('accept', 'application/json');
    request.send(body);
  });
}

interface Answer {
  readonly appMesg?: string;
  readonly data?: { readonly link?: string };
  readonly result?: { readonly name?: string };
}

function answerOf(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    // A page of a proxy, say.
    return {};
  }
}
