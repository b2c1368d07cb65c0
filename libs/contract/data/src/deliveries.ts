import { call } from '@console/contract-core';
import { z } from 'zod';

const SAFE = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,79}$/;
/** A folder under IMPORT_DIR: letters, digits, `_`, `.`, `-`; never begins with a dot. */
export const deliveryName = (): z.ZodString => z.string().regex(SAFE, '只能含字母、数字、下划线、点和连字符');
/** A file of a delivery: CSV, gzipped CSV, or a mapping as JSON. */
export const deliveryFileName = (): z.ZodString =>
  z
    .string()
    .max(84)
    .regex(/^[A-Za-z0-9_][A-Za-z0-9_.-]*\.(csv|csv\.gz|json)$/, '只接受 .csv、.csv.gz 或 .json 文件');

const place = { method: 'GET', services: ['data'], needs: 'xtgl_data' } as const;

/** The deliveries that wait to be imported. */
export const deliveries = call({
  ...place,
  id: 'data.deliveries',
  title: '待导入目录',
  path: '/api/dataImport/deliveries',
  input: z.strictObject({}),
  output: z.object({
    deliveries: z.array(
      z.object({
        name: z.string(),
        files: z.array(
          z.object({
            name: z.string(),
            bytes: z.number().int(),
            /**
             * The table that a file of the documented format is for; null for a mapping and for a vendor's
             * file.
             */
            table: z.string().nullable(),
            title: z.string().nullable(),
            modifiedAt: z.string(),
          }),
        ),
        bytes: z.number().int(),
        modifiedAt: z.string(),
        /** The queued or running job that reads it: neither files nor folder may change while it runs. */
        jobId: z.uuid().nullable(),
      }),
    ),
    /** The maximum size of one file in bytes. */
    uploadMaxBytes: z.number().int(),
  }),
});

/**
 * Uploads one file of a delivery, which is made when missing. The body is the file itself, sent as
 * `application/octet-stream`; an existing file of that name is replaced once the new one is complete.
 */
export const uploadFile = call({
  ...place,
  id: 'data.uploadFile',
  title: '上传数据文件',
  method: 'PUT',
  path: '/api/dataImport/file',
  from: 'query',
  input: z.strictObject({ delivery: deliveryName(), name: deliveryFileName() }),
  output: z.object({
    delivery: z.string(),
    name: z.string(),
    bytes: z.number().int(),
    table: z.string().nullable(),
  }),
});

export const deleteFile = call({
  ...place,
  id: 'data.deleteFile',
  title: '删除数据文件',
  method: 'DELETE',
  path: '/api/dataImport/file',
  input: z.strictObject({ delivery: deliveryName(), name: deliveryFileName() }),
  output: z.literal(true),
});

export const deleteDelivery = call({
  ...place,
  id: 'data.deleteDelivery',
  title: '删除待导入目录',
  method: 'DELETE',
  path: '/api/dataImport/delivery',
  input: z.strictObject({ delivery: deliveryName() }),
  output: z.literal(true),
});

/** Mappings of vendors' files: the built-in ones, and with `delivery` the JSON files in it. */
export const mappings = call({
  ...place,
  id: 'data.mappings',
  title: '字段映射',
  path: '/api/dataImport/mappings',
  input: z.strictObject({ delivery: deliveryName().optional() }),
  output: z.array(
    z.object({
      /** The name for `mapping` in `data.submitImport`. */
      name: z.string(),
      origin: z.enum(['built-in', 'delivery']),
    }),
  ),
});
