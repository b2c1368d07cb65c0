import { AUTHORITIES, ROLE_ADMIN, type Authority } from '@console/contract-core';

/** What an authority is called; one of a former version is called by its key. */
export function authorityName(authority: string): string {
  if (authority === ROLE_ADMIN) return '系统管理员';
  return isAuthority(authority) ? AUTHORITIES[authority] : authority;
}

/** One of this version, not ROLE_admin. */
export const isAuthority = (text: string): text is Authority => Object.hasOwn(AUTHORITIES, text);
