import { call, day, id, plainSigns, searchText, table } from '@console/contract-core';
import {
  datetime,
  hidden,
  name,
  optional,
  rowOf,
  sentence,
  text,
  word,
} from '@console/contract-core/columns';
import { z } from 'zod';

/** The maximum number of characters of the log's conditions that are longer than a search. */
export const AUDIT_SUBJECT_LENGTH = 128;
export const REQUEST_ID_LENGTH = 64;

const auditColumns = {
  id: hidden(z.number().int()),
  /** Null for an action before there is a session. */
  userId: hidden(z.number().int().nullable()),
  realName: hidden(z.string().nullable()),
  /** 1 when field values before or after the action were recorded. */
  detailed: hidden(z.union([z.literal(0), z.literal(1)])),
  /** The version that was replaced by a save which named no version; null for every other line. */
  overwroteVersion: hidden(z.number().int().nullable()),
  at: datetime('时间', { fixed: 'left' }),
  username: optional(name('用户')),
  /** A stable verb, `access.sign-in`; `auditActionTitle` names it. */
  action: sentence('操作'),
  subject: name('对象'),
  service: word('服务'),
  address: optional(text('地址')),
  requestId: optional(sentence('请求编号')),
};

const auditRow = rowOf(auditColumns);

export const auditList = table({
  id: 'access.auditList',
  title: '审计日志',
  path: '/api/auditLog/pageList',
  services: ['access'],
  needs: 'xtgl_audit',
  key: 'id',
  defaultSort: 'at,DESC',
  filter: z.object({
    /** The beginning of a user name or real name. */
    user: searchText(),
    service: z.string().check(plainSigns).max(16).optional(),
    action: z.string().check(plainSigns).max(64).optional(),
    subject: searchText(AUDIT_SUBJECT_LENGTH),
    requestId: searchText(REQUEST_ID_LENGTH),
    from: day().optional(),
    to: day().optional(),
  }),
  columns: auditColumns,
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
  /** The options of the filter: the actions and services that occur. */
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
