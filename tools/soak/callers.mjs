import { randomUUID } from 'node:crypto';
import { withConnection } from '../database/connect.mjs';
import { Fault } from '../run/fault.mjs';
import { DEMO_ACCOUNTS } from '../suite/demo-accounts.mjs';
import { FORGERIES } from './draft-headers.mjs';

/** The number of requests after which a session is replaced by a new one. */
const SESSION_REQUESTS = 600;

/**
 * @typedef {'admin' | 'viewer' | 'other' | 'nobody'} UserKind
 * @typedef {{ access: string, refresh: string, uses: number }} Session
 * @typedef {{ url: string, databaseUrl: string, redisUrl: string, prefix: string }} Place
 */

/**
 * The run's own users, made in the database and signed in when needed. A request that ends its session or changes
 * its user affects only that session: the next request has a new user.
 */
export class Callers {
  /** @type {Map<UserKind, Promise<Session>>} */
  #sessions = new Map();
  #made = 0;
  #run = randomUUID().slice(0, 8);

  /** @param {Place} place */
  constructor(place) {
    this.place = place;
    this.hash = '';
    /** @type {Record<UserKind, { tenantId: string, authorities: readonly string[] }>} */
    this.kinds = {
      admin: { tenantId: '000000', authorities: ['ROLE_admin'] },
      viewer: { tenantId: '000000', authorities: [] },
      other: { tenantId: '100001', authorities: [] },
      nobody: { tenantId: '000000', authorities: [] },
    };
  }

  /** How many users were made. */
  get count() {
    return this.#made;
  }

  /** Reads the authorities of the demo's accounts, and a password hash for the run's own. */
  async open() {
    const viewer = await this.#account('viewer');
    const other = await this.#account('other');
    this.hash = viewer.hash;
    this.kinds.viewer = { tenantId: '000000', authorities: viewer.authorities };
    this.kinds.other = { tenantId: '100001', authorities: [...other.authorities, 'xtgl_user', 'xtgl_audit'] };
  }

  /**
   * The headers that identify the caller.
   * @param {import('./draft-headers.mjs').CallerKind} kind
   * @param {'cookie' | 'bearer'} credentials
   * @param {import('./random.mjs').Random} random
   * @returns {Promise<{ headers: Record<string, string>, session: Session | null }>}
   */
  async headers(kind, credentials, random) {
    if (kind === 'stranger') return { headers: {}, session: null };
    if (kind === 'forged') {
      const { access } = await this.#session('viewer');
      return { headers: random.of(FORGERIES)(access), session: null };
    }
    const session = await this.#session(kind);
    /** @type {Record<string, string>} */
    const headers =
      credentials === 'bearer'
        ? { authorization: `Bearer ${session.access}` }
        : { cookie: `access_token=${session.access}; refresh_token=${session.refresh}` };
    return { headers, session };
  }

  /**
   * The access token of a new session, for a caller that keeps it for a while.
   * @param {UserKind} kind
   */
  async token(kind) {
    const { access } = await this.#signIn(kind);
    return access;
  }

  /**
   * Discards a session that no longer works: the next request of its kind gets another.
   * @param {UserKind} kind
   * @param {Session} session
   */
  async discard(kind, session) {
    if ((await this.#sessions.get(kind)) === session) this.#sessions.delete(kind);
  }

  /** @param {UserKind} kind */
  async #session(kind) {
    const standing = await this.#sessions.get(kind);
    if (standing && (standing.uses += 1) <= SESSION_REQUESTS) return standing;
    // When several find it used up at once, only one makes the next.
    if ((await this.#sessions.get(kind)) === standing) this.#sessions.set(kind, this.#signIn(kind));
    const next = this.#sessions.get(kind);
    if (!next) throw new Error(`no session of ${kind}`);
    return next;
  }

  /**
   * @param {UserKind} kind
   * @returns {Promise<Session>}
   */
  async #signIn(kind) {
    const username = `soak-${this.#run}-${kind}-${(this.#made += 1)}`;
    const { tenantId, authorities } = this.kinds[kind];
    await this.#addUser({ username, tenantId, authorities });
    await this.#forgetFailures();
    const { url } = this.place;
    const answer = await fetch(`${url}/api/blade-auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ username, tenantId, password: passwordOf('viewer') }),
    });
    const cookies = answer.headers.getSetCookie();
    const [access, refresh] = ['access_token', 'refresh_token'].map((name) => cookie(cookies, name));
    if (!access || !refresh)
      throw new Fault(`${username} cannot sign in (${answer.status}): ${await answer.text()}`);
    return { access, refresh, uses: 0 };
  }

  /**
   * Clears the counted sign-in failures of the network: the run's wrong passwords come from the same address as its
   * users.
   */
  async #forgetFailures() {
    const { createClient } = await import('redis');
    const redis = createClient({ url: this.place.redisUrl });
    await redis.connect();
    try {
      for await (const keys of redis.scanIterator({ MATCH: 'sign-in-network:*' }))
        if (keys.length > 0) await redis.del(keys);
    } finally {
      await redis.close();
    }
  }

  /** @param {{ username: string, tenantId: string, authorities: readonly string[] }} user */
  #addUser({ username, tenantId, authorities }) {
    return this.#database(async (query) => {
      const now = new Date();
      /** @type {any} */
      const { insertId } = await query(
        `INSERT INTO {access}.user (tenant_id, username, password_hash, real_name, name, status, created_at, updated_at)
         VALUES (?, ?, ?, ?, ?, 1, ?, ?)`,
        [tenantId, username, this.hash, username, username, now, now],
      );
      for (const authority of authorities)
        await query('INSERT INTO {access}.user_authority (user_id, authority) VALUES (?, ?)', [
          insertId,
          authority,
        ]);
    });
  }

  /**
   * @param {string} username of a demo account
   * @returns {Promise<{ hash: string, authorities: readonly string[] }>}
   */
  #account(username) {
    return this.#database(async (query) => {
      /** @type {any} */
      const rows = await query(
        `SELECT u.password_hash AS hash, a.authority FROM {access}.user u
           JOIN {access}.user_authority a ON a.user_id = u.id WHERE u.username = ?`,
        [username],
      );
      if (rows.length === 0) throw new Fault(`the demo has no account ${username}`);
      return {
        hash: String(rows[0].hash),
        authorities: rows.map((/** @type {any} */ row) => String(row.authority)),
      };
    });
  }

  /**
   * @template T
   * @param {(query: (sql: string, values: readonly unknown[]) => Promise<unknown>) => Promise<T>} work
   */
  #database(work) {
    const { databaseUrl, prefix } = this.place;
    return withConnection(databaseUrl, (connection) =>
      work(async (sql, values) => {
        const [result] = await connection.query(
          sql.replace(/\{(\w+)\}/g, (_, name) => `\`${prefix}${name}\``),
          [...values],
        );
        return result;
      }),
    );
  }
}

/** @param {string} username */
function passwordOf(username) {
  return DEMO_ACCOUNTS.find((account) => account.username === username)?.password ?? '';
}

/** @param {readonly string[]} cookies @param {string} name */
function cookie(cookies, name) {
  const found = cookies.find((each) => each.startsWith(`${name}=`));
  return found?.slice(name.length + 1).split(';')[0];
}
