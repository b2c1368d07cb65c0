import { call, day, id, plainSigns, searchText, table } from '@console/contract-core';
import { z } from 'zod';

const auditRow = z.object({
  id: z.number().int(),
  at: z.string(),
  /** Null for what happens before there is a session. */
  userId: z.number().int().nullable(),
  username: z.string().nullable(),
  realName: z.string().nullable(),
  service: z.string(),
  /** A stable verb, `access.sign-in`; `auditActionTitle` names it. */
  action: z.string(),
  subject: z.string(),
  address: z.string().nullable(),
  requestId: z.string().nullable(),
  /** 1 when fields were recorded before or after. */
  detailed: z.union([z.literal(0), z.literal(1)]),
  /** The version that a save without one replaced; null for every other line. */
  overwroteVersion: z.number().int().nullable(),
});

export const auditList = table({
  id: 'access.auditList',
  title: '审计日志',
  path: '/api/auditLog/pageList',
  services: ['access'],
  needs: 'xtgl_audit',
  defaultSort: 'at,DESC',
  filter: z.object({
    /** User name or real name, by its start. */
    user: searchText(),
    service: z.string().check(plainSigns).max(16).optional(),
    action: z.string().check(plainSigns).max(64).optional(),
    subject: searchText(128),
    requestId: searchText(64),
    from: day().optional(),
    to: day().optional(),
  }),
  row: auditRow,
  columns: [
    { key: 'at', title: '时间', format: 'datetime', sortable: true, fixed: 'left', width: 150 },
    { key: 'username', title: '用户', width: 150 },
    { key: 'action', title: '操作', width: 280 },
    { key: 'subject', title: '对象', width: 180 },
    { key: 'service', title: '服务', width: 90 },
    { key: 'address', title: '地址', width: 130 },
    { key: 'requestId', title: '请求编号', width: 250 },
  ],
});

export const auditEntries = {
  auditList,
  auditDetail: call({
    id: 'access.auditDetail',
    title: '审计明细',
    method: 'GET',
    path: '/api/auditLog/detail/:id',
    services: ['access'],
    needs: 'xtgl_audit',
    input: z.strictObject({ id: id() }),
    output: auditRow
      .omit({ detailed: true, overwroteVersion: true })
      .extend({ before: z.json().nullable(), after: z.json().nullable() }),
  }),
  /** What the filter offers: the actions and services that occur. */
  auditOptions: call({
    id: 'access.auditOptions',
    title: '审计日志的筛选项',
    method: 'GET',
    path: '/api/auditLog/options',
    services: ['access'],
    needs: 'xtgl_audit',
    input: z.strictObject({}),
    output: z.object({ actions: z.array(z.string()), services: z.array(z.string()) }),
  }),
} as const;
