import { call, id, plainName, plainSigns, searchText, table } from '@console/contract-core';
import {
  datetime,
  hidden,
  integer,
  name,
  optional,
  required,
  rowOf,
  shown,
  text,
  word,
} from '@console/contract-core/columns';
import { z } from 'zod';
import { PROFILE_TEXTS } from '../access-messages.ts';
import { peopleRoutes } from './people-addresses.ts';
import { contactPhone, department, emailAddress, personName } from './person-fields.ts';
import { colleagueSchema } from './user-info.ts';
import { userSessionSchema } from './user-session.ts';
import { USERNAME_MAX } from '../sign-in/sign-in-limits.ts';
import { isUsername } from './username-rule.ts';

/** `1,2`, `[1, 2]`, or repeated keys. */
const ids = z.preprocess(
  (given) =>
    typeof given === 'string' ? given.split(',').filter((part) => part.trim() !== '') : [given].flat(),
  z.array(id()).min(1).max(100),
);

/** A user name as sign-in accepts it, without characters that make it look like another name. */
const username = z
  .string()
  .trim()
  .min(1, PROFILE_TEXTS.required)
  .min(2, '用户名至少 2 个字符')
  .max(USERNAME_MAX)
  .refine(isUsername, '用户名由英文字母、数字、中文及 . _ @ - 组成，以字母、数字或中文开头');

const authorities = z.array(z.string().check(plainName).max(64)).max(200);

const names = { realName: personName(), name: personName().optional() };

/** Contacts of a new user: none unless given. */
const contacts = {
  phone: contactPhone().default(null),
  email: emailAddress().default(null),
  department: department().default(null),
};

/** Contacts of an existing user: what is left out stays unchanged; blank or null removes it. */
const changedContacts = {
  phone: contactPhone().optional(),
  email: emailAddress().optional(),
  department: department().optional(),
};

/**
 * The version that was read; without it the edit replaces the current version, and the audit line says so.
 */
const readVersion = z.number().int().positive().optional();

const userColumns = {
  id: hidden(z.number().int()),
  /** 1 when the user has ROLE_admin. */
  admin: hidden(z.union([z.literal(0), z.literal(1)])),
  username: text('用户名', { sort: true, fixed: 'left' }),
  realName: word('姓名', { sort: true }),
  department: optional(text('部门', { sort: true })),
  phone: optional(text('联系电话')),
  email: optional(name('邮箱')),
  /** 1 when the user may sign in, 0 when disabled. */
  status: shown('状态', z.union([z.literal(0), z.literal(1)]), { sort: true }),
  authorityCount: required(integer('权限')),
  sessionCount: required(integer('在线会话')),
  lastSignInAt: optional(datetime('最近登录')),
  createdAt: datetime('创建时间'),
  updatedAt: datetime('更新时间'),
};

const userRow = rowOf(userColumns);

export const userList = table({
  id: 'access.userList',
  title: '系统用户',
  path: '/api/sysUser/pageList',
  services: ['access'],
  needs: 'xtgl_user',
  key: 'id',
  counter: '人',
  defaultSort: 'updatedAt,DESC',
  filter: z.object({
    /** User name, real name, phone or e-mail. */
    search: searchText(),
    status: z.enum(['0', '1']).optional(),
    department: searchText(64),
    /** Users who have this authority; ROLE_admin counts as having all. */
    authority: z.string().check(plainSigns).max(64).optional(),
  }),
  columns: userColumns,
});

export const userDetailSchema = userRow.omit({ authorityCount: true, sessionCount: true }).extend({
  name: z.string(),
  avatar: z.string().nullable(),
  authorities: z.array(z.string()),
  version: z.number().int(),
  mustChangePassword: z.boolean(),
});
export type UserDetail = z.output<typeof userDetailSchema>;

const newUserInput = z.strictObject({
  username,
  ...names,
  ...contacts,
  authorities: authorities.default([]),
});
export type NewUserInput = z.output<typeof newUserInput>;
const userInput = z.strictObject({
  id: id(),
  ...names,
  ...changedContacts,
  version: readVersion,
});
export type UserInput = z.output<typeof userInput>;

/** The temporary password: shown once, to pass on to the user, who must change it at the first sign-in. */
const temporaryPassword = z.string();

/** The calls that manage the users of the caller's tenant. */
export const userEntries = {
  colleagues: call({
    ...peopleRoutes.colleagues,
    title: '本租户用户（选择分析师）',
    input: z.strictObject({}),
    output: z.array(colleagueSchema),
  }),
  authorities: call({
    id: 'access.authorities',
    title: '可授予的权限',
    method: 'GET',
    path: '/api/sysUser/authorities',
    services: ['access'],
    needs: 'xtgl_user',
    input: z.strictObject({}),
    output: z.array(z.object({ authority: z.string(), name: z.string() })),
  }),
  userDetail: call({
    id: 'access.userDetail',
    title: '用户详情',
    method: 'GET',
    path: '/api/sysUser/info/:id',
    services: ['access'],
    needs: 'xtgl_user',
    input: z.strictObject({ id: id() }),
    output: userDetailSchema,
  }),
  addUser: call({
    id: 'access.addUser',
    title: '新增用户',
    method: 'POST',
    path: '/api/sysUser/insert',
    services: ['access'],
    needs: 'xtgl_user',
    input: newUserInput,
    output: z.object({ id: z.number().int(), temporaryPassword }),
  }),
  updateUser: call({
    id: 'access.updateUser',
    title: '修改用户',
    method: 'POST',
    path: '/api/sysUser/update',
    services: ['access'],
    needs: 'xtgl_user',
    input: userInput,
    output: userDetailSchema,
  }),
  /** Disabling ends the user's sessions. */
  setUserStatus: call({
    id: 'access.setUserStatus',
    title: '启用或停用用户',
    method: 'POST',
    path: '/api/sysUser/updateStatus',
    services: ['access'],
    needs: 'xtgl_user',
    input: z.strictObject({ id: id(), status: z.union([z.literal(0), z.literal(1)]) }),
    output: z.boolean(),
  }),
  /** Ends the user's sessions. */
  resetPassword: call({
    id: 'access.resetPassword',
    title: '重置用户密码',
    method: 'POST',
    path: '/api/sysUser/resetPassword',
    services: ['access'],
    needs: 'xtgl_user',
    from: 'any',
    input: z.strictObject({ id: id() }),
    output: z.object({ temporaryPassword }),
  }),
  /** Replaces the user's authorities; open sessions change at once. */
  updatePermission: call({
    id: 'access.updatePermission',
    title: '修改用户权限',
    method: 'POST',
    path: '/api/sysUser/updatePermission',
    services: ['access'],
    needs: 'xtgl_user',
    input: z.strictObject({ id: id(), authorities, version: readVersion }),
    output: userDetailSchema,
  }),
  /** Deletes all of them or none. Answers how many. */
  deleteUsers: call({
    id: 'access.deleteUsers',
    title: '删除用户',
    method: 'POST',
    path: '/api/sysUser/deleteByIds',
    services: ['access'],
    needs: 'xtgl_user',
    from: 'any',
    input: z.strictObject({ ids }),
    output: z.number().int(),
  }),
  userSessions: call({
    id: 'access.userSessions',
    title: '用户的登录会话',
    method: 'GET',
    path: '/api/sysUser/sessions/:id',
    services: ['access'],
    needs: 'xtgl_user',
    input: z.strictObject({ id: id() }),
    output: z.array(userSessionSchema),
  }),
  /** Answers how many ended. */
  endUserSessions: call({
    id: 'access.endUserSessions',
    title: '强制用户退出',
    method: 'POST',
    path: '/api/sysUser/sessions/end',
    services: ['access'],
    needs: 'xtgl_user',
    /** One of the user's sessions, or all of them. */
    input: z.strictObject({ id: id(), sessionId: id().optional() }),
    output: z.number().int(),
  }),
} as const;
