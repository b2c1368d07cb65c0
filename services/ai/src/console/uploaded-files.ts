import { Inject, Injectable } from '@nestjs/common';
import { FILES_PATH, MESSAGES, Refusal, TEXT_FILE_MAX_BYTES } from '@console/contract-core';
import { CONFIG } from '@console/node-kit/config';
import type { AiConfig } from '../ai-config.ts';
import { bytesOf, signedFetch, unavailable, type Asker } from './signed-fetch.ts';

export interface UploadedFile {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array;
}

/** Files of put-file, read as the asker: the service that keeps them decides by its own tenants. */
@Injectable()
export class UploadedFiles {
  constructor(@Inject(CONFIG) private readonly config: AiConfig) {}

  /** The file with that key. Refuses (404) one that is gone or of another tenant. */
  async read(key: string, asker: Asker): Promise<UploadedFile> {
    const answer = await signedFetch(
      `${this.config.SERVICE_URLS.access}${FILES_PATH}${encodeURIComponent(key)}`,
      asker,
    );
    if (answer.status !== 200) {
      await answer.body?.cancel();
      throw answer.status === 404 ? new Refusal(MESSAGES.notFound) : unavailable(answer.status);
    }
    return {
      name: nameIn(answer.headers.get('content-disposition') ?? '') ?? key,
      mime: (answer.headers.get('content-type') ?? '').split(';')[0] ?? '',
      bytes: await bytesOf(answer, TEXT_FILE_MAX_BYTES),
    };
  }
}

/** The name of a file in its Content-Disposition. */
function nameIn(disposition: string): string | null {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  return encoded === undefined ? null : decodeURIComponent(encoded);
}
