import { dataCalls } from '@console/contract-data';
import { client } from './data-client.ts';

interface UploadOptions {
  readonly delivery: string;
  readonly file: File;
  readonly signal: AbortSignal;
  /** Called with the fraction of the bytes sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/**
 * Uploads one file as it is. By XMLHttpRequest, which alone reports how much has been sent; a call before
 * it renews an expired session, because a body is not sent twice automatically.
 */
export async function uploadFile({ delivery, file, signal, onProgress }: UploadOptions): Promise<void> {
  await client.call(dataCalls.mappings, {}, { signal });
  await new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const query = new URLSearchParams({ delivery, name: file.name });
    request.open('PUT', `/svc/${client.service}${dataCalls.uploadFile.path}?${query}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
    request.onload = () => {
      const fault = refusalOf(request.status, request.response);
      if (fault === null) resolve();
      else reject(new Error(fault));
    };
    request.onerror = () => reject(new Error(`${file.name}：网络连接失败，请检查网络后重试`));
    request.onabort = () => reject(new DOMException('upload stopped', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

/** The server's own text of a refusal; null when the file was taken. */
function refusalOf(status: number, body: unknown): string | null {
  const envelope = typeof body === 'object' && body !== null ? body : {};
  if (status < 300 && Reflect.get(envelope, 'success') === true) return null;
  const text: unknown = Reflect.get(envelope, 'appMesg');
  return typeof text === 'string' && text !== '' ? text : '服务暂不可用，请稍后重试';
}
