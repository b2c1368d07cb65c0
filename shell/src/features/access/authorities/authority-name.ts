import { AUTHORITIES, ROLE_ADMIN, type Authority } from '@console/contract-core';

/** The title of an authority; one of a former version is shown by its key. */
export function authorityName(authority: string): string {
  if (authority === ROLE_ADMIN) return '系统管理员';
  return isAuthority(authority) ? AUTHORITIES[authority] : authority;
}

/** Whether it is an authority of this version; ROLE_admin is not. */
export const isAuthority = (text: string): text is Authority => Object.hasOwn(AUTHORITIES, text);
