import { VIEWER } from '../browser/browser.ts';
import { rows } from '../suite/suite.ts';

export interface InsertedUser {
  readonly username: string;
  readonly realName: string;
  readonly tenantId: string;
  readonly authorities: readonly string[];
  /** Whether the password must be changed, as for a new user of an administrator. */
  readonly mustChangePassword: boolean;
}

/** Inserts a user into the database, with the demo viewer's password and no audit line. Returns the id. */
export async function insertUser(wanted: InsertedUser): Promise<number> {
  const { username, realName, tenantId, authorities, mustChangePassword } = wanted;
  // Read in a separate statement: two parallel INSERT … SELECT statements would deadlock on ids.
  const [viewer] = await rows<{ hash: string }>(
    `SELECT password_hash AS hash FROM {access}.user
      WHERE tenant_id = '000000' AND username = ? AND removed_key = 0`,
    [VIEWER.username],
  );
  if (viewer === undefined) throw new Error('the demo has no user `viewer`');
  await rows(
    `INSERT INTO {access}.user
       (tenant_id, username, password_hash, real_name, name, must_change_password, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, NOW(), NOW())`,
    [tenantId, username, viewer.hash, realName, realName, mustChangePassword ? 1 : 0],
  );
  const [user] = await rows<{ id: number }>('SELECT id FROM {access}.user WHERE username = ?', [username]);
  if (user === undefined) throw new Error(`${username} was not added`);
  if (authorities.length > 0)
    await rows(
      `INSERT INTO {access}.user_authority (user_id, authority) VALUES ${authorities.map(() => '(?, ?)').join()}`,
      authorities.flatMap((authority) => [user.id, authority]),
    );
  return user.id;
}

/** Deletes the user of a name from the database, with all their data. */
export async function eraseUser(username: string): Promise<void> {
  for (const table of ['user_authority', 'user_session', 'user_identity', 'notice'])
    await rows(
      `DELETE FROM {access}.${table} WHERE user_id IN (SELECT id FROM {access}.user WHERE username = ?)`,
      [username],
    );
  await rows('DELETE FROM {access}.user WHERE username = ?', [username]);
}
