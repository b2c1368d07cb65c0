import { request } from 'node:http';

export interface RawBytes {
  readonly bytes: Buffer;
  readonly headers: NodeJS.Dict<string | string[]>;
}

/** The bytes of an answer as sent, with the requested encodings not decoded, which fetch would do. */
export function rawBytes(url: string, encodings: string): Promise<RawBytes> {
  return new Promise((resolve, reject) => {
    const options = { headers: { 'accept-encoding': encodings }, agent: false as const };
    request(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ bytes: Buffer.concat(chunks), headers: response.headers }));
    })
      .once('error', reject)
      .end();
  });
}
