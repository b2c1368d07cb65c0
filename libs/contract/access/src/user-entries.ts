import { call } from '@console/contract-core';
import { z } from 'zod';
import { colleagueSchema, userInfoSchema } from './user-info.ts';

export const userEntries = {
  /** The lock screen shows the name, so a locked session may ask. */
  info: call({
    id: 'access.info',
    title: '当前用户信息',
    method: 'GET',
    path: '/api/blade-user/info',
    services: ['access'],
    needs: 'signed-in',
    input: z.strictObject({}),
    output: userInfoSchema,
    whileLocked: true,
  }),
  colleagues: call({
    id: 'access.colleagues',
    title: '本租户用户（选择分析师）',
    method: 'GET',
    path: '/api/sysUser/getUserAll',
    services: ['access'],
    needs: 'signed-in',
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
} as const;
