import type { Audience } from '@console/contract-core';

/** `10% 的用户、用户 zhang、li、租户 100001`: users in any of them get the canary. */
export function audienceText({ share, users, tenants }: Audience): string {
  return [
    share > 0 && `${share}% 的用户`,
    users.length > 0 && `用户 ${users.join('、')}`,
    tenants.length > 0 && `租户 ${tenants.join('、')}`,
  ]
    .filter(Boolean)
    .join('，');
}
