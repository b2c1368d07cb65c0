import { inShareMode } from '@console/node-kit/queries';
import type { EntityManager } from 'typeorm';
import { queries } from '../queries.ts';
import { ofUser } from '../users/of-user.ts';
import type { TenantUser } from '../users/present-users.ts';

/** Whether the user uploaded that file as an avatar; it is locked against deletion until the transaction ends. */
export async function ownsAvatar(manager: EntityManager, user: TenantUser, key: string): Promise<boolean> {
  const file = await queries(manager)
    .selectFrom('access.stored_file')
    .select('file_key')
    .where(ofUser(user))
    .where('file_key', '=', key)
    .where('purpose', '=', 'avatar')
    .modifyEnd(inShareMode)
    .executeTakeFirst();
  return file !== undefined;
}
