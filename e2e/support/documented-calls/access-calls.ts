import { callsOf, type DocumentedCall } from './documented-call.ts';

const { get, post } = callsOf('3§7');

const PERSON = ['id', 'username'];
const SIGN_IN = { username: '$myName', password: '$myPassword', tenantId: '000000', type: 'account' };

/** Document 3 §7: calls of a user about their own account. */
export const ownCalls: readonly DocumentedCall[] = [
  post('/api/blade-auth/login', SIGN_IN, { any: true }),
  get('/api/blade-auth/captcha', undefined, { any: true }),
  get('/api/blade-system/tenant/info', { domain: 'console.example' }, { any: true }),
  get('/api/blade-user/info', undefined, { fields: ['avatar', 'name', 'realName', 'phone', 'email'] }),
  post(
    '/api/blade-user/update',
    { id: '$me', avatar: null, name: '文档', realName: '文档用户', phone: null, email: 'doc@example.com' },
    { fields: ['avatar', 'name', 'realName', 'phone', 'email'] },
  ),
  post('/api/blade-resource/oss/endpoint/put-file', { file: '$picture' }, { link: true }),
  post(
    '/api/blade-user/update-password',
    { oldPassword: '$myPassword', newPassword: 'Docu#2026a', newPassword1: 'Docu#2026a' },
    { truthy: true },
  ),
  post(
    '/api/blade-user/update-password',
    { oldPassword: 'Docu#2026a', newPassword: 'Docu#2026b', repassword: 'Docu#2026b' },
    { truthy: true },
  ),
];

/** Document 3 §7: calls of an administrator about users. */
export const userCalls: readonly DocumentedCall[] = [
  get('/api/sysUser/pageList', { page: 0, size: 10 }, { page: PERSON }),
  get('/api/sysUser/getUserAll', undefined, { list: PERSON }),
  post('/api/sysUser/insert', { username: '$newUserName', realName: '文档用户' }, { any: true }),
  get('/api/sysUser/info/$newUser', undefined, { fields: PERSON }),
  post('/api/sysUser/update', { id: '$newUser', realName: '文档改' }, { any: true }),
  post('/api/sysUser/resetPassword', { id: '$newUser' }, { any: true }, { inQuery: true }),
  post('/api/sysUser/updatePermission', { id: '$newUser', authorities: ['gssjk'] }, { any: true }),
  post('/api/sysUser/deleteByIds', { ids: '$newUser' }, { any: true }, { inQuery: true }),
];
