import { call, FILES_PATH, searchText, table, type RowOf } from '@console/contract-core';
import {
  choice,
  datetime,
  hidden,
  integer,
  optional,
  required,
  sentence,
  text,
  word,
  type ColumnSpec,
} from '@console/contract-core/columns';
import { z } from 'zod';
import { uploadRoutes } from './upload-addresses.ts';

/** The purposes of a file. An avatar is jpg or png up to 500 kB; any other file has up to 10 MB. */
export const UPLOAD_PURPOSES = ['avatar', 'note'] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

const uploaded = z.object({
  /** The path of the file on this origin. */
  link: z.string(),
  name: z.string(),
  bytes: z.number().int(),
  mime: z.string(),
});
export type Uploaded = z.output<typeof uploaded>;

/** The key of a stored file, which its link contains. */
const fileKey = z.string().regex(/^[\w-]{22,64}$/);

/** The columns of a file. The owner is displayed where files are not the reader's own. */
const fileColumns = <Owner extends ColumnSpec<z.ZodNullable<z.ZodString>, false>>(owner: Owner) => ({
  key: hidden(z.string()),
  name: sentence('文件名', { sort: true }),
  /** The user who uploaded it. */
  owner,
  purpose: choice('用途', UPLOAD_PURPOSES, { sort: true }),
  mime: word('类型', { sort: true }),
  bytes: required(integer('大小')),
  createdAt: datetime('上传时间'),
});
export type FileRow = RowOf<typeof uploadEntries.tenantFiles>;

const fileList = {
  services: ['access'],
  key: 'key',
  counter: '个',
  defaultSort: 'createdAt,DESC',
  filter: z.object({ search: searchText(), purpose: z.enum(UPLOAD_PURPOSES).optional() }),
} as const;

export const uploadEntries = {
  /** A multipart form with one file; its type is detected from its content. */
  putFile: call({
    ...uploadRoutes.putFile,
    title: '上传文件',
    input: z.strictObject({ purpose: z.enum(UPLOAD_PURPOSES).default('note') }),
    /** The envelope, and beside it `data.link`, which rich text editors read. */
    output: z.object({
      success: z.literal(true),
      appCode: z.string(),
      appMesg: z.string(),
      result: uploaded,
      data: z.object({ link: z.string() }),
    }),
  }),
  file: call({
    id: 'access.file',
    title: '读取已上传的文件',
    method: 'GET',
    path: `${FILES_PATH}:key`,
    services: ['access'],
    needs: 'signed-in',
    input: z.strictObject({ key: fileKey }),
    /** The file's bytes. */
    output: z.unknown(),
    raw: true,
  }),
  /** The caller's own files. */
  ownFiles: table({
    ...fileList,
    id: 'access.ownFiles',
    title: '我的文件',
    path: '/api/blade-resource/oss/pageList',
    needs: 'signed-in',
    columns: fileColumns(hidden(z.string().nullable())),
  }),
  /** The files of all users of the tenant. */
  tenantFiles: table({
    ...fileList,
    id: 'access.tenantFiles',
    title: '租户文件',
    path: '/api/blade-resource/oss/tenantPageList',
    needs: 'xtgl_user',
    columns: fileColumns(optional(text('上传人'))),
  }),
  /** What is stored, and how much may be, in bytes: of the caller and of their tenant. */
  fileUsage: call({
    id: 'access.fileUsage',
    title: '文件空间',
    method: 'GET',
    path: '/api/blade-resource/oss/usage',
    services: ['access'],
    needs: 'signed-in',
    input: z.strictObject({}),
    output: z.object({
      usedBytes: z.number().int(),
      limitBytes: z.number().int(),
      tenantUsedBytes: z.number().int(),
      tenantLimitBytes: z.number().int(),
    }),
  }),
  /** One's own file; holders of xtgl_user may delete those of others too. An avatar in use is refused. */
  deleteFile: call({
    id: 'access.deleteFile',
    title: '删除已上传的文件',
    method: 'POST',
    path: '/api/blade-resource/oss/endpoint/remove-file',
    services: ['access'],
    needs: 'signed-in',
    input: z.strictObject({ key: fileKey }),
    output: z.boolean(),
  }),
} as const;
