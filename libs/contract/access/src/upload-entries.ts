import { call, FILES_PATH, PUT_FILE_PATH } from '@console/contract-core';
import { z } from 'zod';

/** What a file is for: an avatar is jpg or png up to 500 kB; anything else up to 10 MB. */
export const UPLOAD_PURPOSES = ['avatar', 'note'] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

const uploaded = z.object({
  /** Where it is read, on this origin. */
  link: z.string(),
  name: z.string(),
  bytes: z.number().int(),
  mime: z.string(),
});
export type Uploaded = z.output<typeof uploaded>;

export const uploadEntries = {
  /** A multipart form with one file; its type is told from its content. */
  putFile: call({
    id: 'access.putFile',
    title: '上传文件',
    method: 'POST',
    path: PUT_FILE_PATH,
    services: ['access'],
    needs: 'signed-in',
    from: 'query',
    input: z.strictObject({ purpose: z.enum(UPLOAD_PURPOSES).default('note') }),
    /** The envelope, and beside it `data.link`, as rich text editors read it. */
    output: z.object({
      success: z.literal(true),
      appCode: z.string(),
      appMesg: z.string(),
      result: uploaded,
      data: z.object({ link: z.string() }),
    }),
    raw: true,
  }),
  file: call({
    id: 'access.file',
    title: '读取已上传的文件',
    method: 'GET',
    path: `${FILES_PATH}:key`,
    services: ['access'],
    needs: 'signed-in',
    input: z.strictObject({ key: z.string().regex(/^[\w-]{22,64}$/) }),
    /** The file's bytes. */
    output: z.unknown(),
    raw: true,
  }),
} as const;
