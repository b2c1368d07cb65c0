import { subscribe } from 'node:diagnostics_channel';
import mysql from 'mysql2/promise';
import { chromium } from 'playwright-core';
import { createClient } from 'redis';

/** The address of the one browser of all lanes; set by the runner that opens it. */
export const BROWSER_ENDPOINT = 'BROWSER_ENDPOINT';

/** The longest wait for a turn, which may be as long as a file of journeys on a busy machine. */
const TURN_SECONDS = 900;

/**
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('playwright-core').BrowserContext} BrowserContext
 * @typedef {import('playwright-core').Cookie} Cookie
 * @typedef {(string | number)[]} Values
 */

/** @type {Promise<Browser> | undefined} */
let browser;
/** @type {import('mysql2/promise').Pool | undefined} */
let pool;
/** @type {ReturnType<typeof connectRedis> | undefined} */
let redis;
/** @type {Map<string, import('mysql2/promise').PoolConnection>} */
const turns = new Map();
/** @type {BrowserContext[]} */
const spareProfiles = [];
/** @type {Map<string, Cookie[][]>} */
const spareSessions = new Map();

// Connections stay open after the files that opened them, but do not keep jest's worker from ending.
subscribe('net.client.socket', (message) => {
  /** @type {{ socket: import('node:net').Socket }} */ (message).socket.unref();
});

/**
 * The state that a lane (a worker of jest) keeps between files, each of which begins with fresh modules:
 * connections, and the profiles and sessions of its browser. A file finds it as the global `lane`.
 */
export const lane = {
  browser() {
    browser ??= connectBrowser();
    return browser;
  },

  /**
   * Rows straight from MariaDB.
   * @param {string} sql
   * @param {Values} values
   * @returns {Promise<object[]>}
   */
  async rows(sql, values) {
    const [found] = await openPool().query(sql, values);
    return /** @type {object[]} */ (found);
  },

  /** A connection of the pool for the caller alone, until it is released. */
  connection() {
    return openPool().getConnection();
  },

  redis() {
    redis ??= connectRedis();
    return redis;
  },

  /**
   * Waits until no other lane has the turn (the lock of that name); then this lane has it until its file ends.
   * @param {string} name
   */
  async takeTurn(name) {
    if (turns.has(name)) return;
    const connection = await openPool().getConnection();
    turns.set(name, connection);
    const [found] = await connection.query('SELECT GET_LOCK(?, ?) AS taken', [name, TURN_SECONDS]);
    const [answer] = /** @type {{ taken: number | null }[]} */ (found);
    if (answer?.taken !== 1) throw new Error(`no turn for ${name} within ${TURN_SECONDS} s`);
  },

  /**
   * A page of the console's origin without any code. Between visits a profile's page is parked there: its process
   * lives, with the console's compiled code, and to load the console costs half of what it costs in a new page.
   */
  park: '/health/live',

  /** A profile that an earlier visitor has left empty; its browser still knows the console's files. */
  takeProfile() {
    return spareProfiles.pop();
  },
  /** @param {BrowserContext} profile */
  keepProfile(profile) {
    spareProfiles.push(profile);
  },

  /**
   * The cookies of a session that is no longer in use.
   * @param {string} account
   */
  takeSession(account) {
    return spareSessions.get(account)?.pop();
  },
  /**
   * @param {string} account
   * @param {Cookie[]} cookies
   */
  keepSession(account, cookies) {
    spareSessions.set(account, [...(spareSessions.get(account) ?? []), cookies]);
  },
  /** Forgets sessions when the suite's clock was set: an earlier session would be of another time. */
  forgetSessions() {
    spareSessions.clear();
  },
};

/** @typedef {typeof lane & { loaded: (url: string) => void }} Lane `loaded` records a file that the console fetched */

/** Releases the turns that a file has taken. */
export async function endTurns() {
  for (const [name, connection] of turns) {
    turns.delete(name);
    await connection.query('SELECT RELEASE_LOCK(?)', [name]);
    connection.release();
  }
}

/** The pages of the lane's visitors. */
export async function visitedPages() {
  const contexts = (await browser)?.contexts() ?? [];
  const pages = contexts.flatMap((context) => context.pages());
  return pages.filter((page) => !page.url().endsWith(lane.park));
}

async function connectBrowser() {
  const endpoint = process.env[BROWSER_ENDPOINT];
  if (!endpoint) throw new Error('journeys need their browser: run them with npm test -- --only e2e');
  return chromium.connect(endpoint);
}

function openPool() {
  pool ??= mysql.createPool({ uri: process.env.TEST_DATABASE_URL, dateStrings: true, connectionLimit: 8 });
  return pool;
}

async function connectRedis() {
  const client = createClient({ url: process.env.TEST_REDIS_URL });
  await client.connect();
  return client;
}
