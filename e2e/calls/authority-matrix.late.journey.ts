import {
  AUTHORITIES,
  pathsOf,
  plainPathsOf,
  publicPathsOf,
  ROLE_ADMIN,
  type Entry,
  type SignedNeed,
} from '@console/contract-core';
import { CONTRACT_ENTRIES, inQuery, isRead } from '../support/suite/contract-entries.ts';
import { httpSignIn, HttpSession, type HttpAnswer } from '../support/suite/http-session.ts';
import { People } from '../support/people/people.ts';
import { quickCall } from '../support/suite/quick-call.ts';
import { SUITE } from '../support/suite/suite.ts';

type Told = Pick<HttpAnswer, 'status' | 'body'>;
type Verdict = 'passed' | 'no session' | 'no authority' | 'locked' | 'must change password' | string;

interface Caller {
  readonly name: string;
  readonly session: HttpSession;
  /** Null for a visitor who is not signed in. */
  readonly authorities: readonly string[] | null;
  readonly locked?: true;
  readonly mustChangePassword?: true;
  /**
   * Whether it is one of very many callers who may read nearly everything: permitted reads are not made for each of
   * them again.
   */
  readonly sparesReads?: true;
  /** What one with everything else lacks. */
  readonly lacks?: readonly string[];
}

const EVERYTHING = Object.keys(AUTHORITIES);
/**
 * Reads whose input decides the required authority: this one without input, and the one of their entry for overseas
 * data.
 */
const PLAINLY_NEED: Readonly<Record<string, SignedNeed>> = {
  'company.list': 'gssjk_gn',
  'industry.list': 'hysjk_gn',
  'industry.performance': 'hysjk_gn',
};
/** The calls of an address: for most the entry alone, for those both ways. */
const ASKED: readonly { readonly entry: Entry; readonly query: string }[] = CONTRACT_ENTRIES.flatMap(
  (entry) => {
    const plainly = PLAINLY_NEED[entry.id];
    if (plainly === undefined) return [{ entry, query: '' }];
    return [
      { entry: { ...entry, needs: plainly }, query: '' },
      { entry, query: 'market=overseas' },
    ];
  },
);
/** The required authorities of the entries, one list per way of calling. */
const NAMED: readonly (readonly string[])[] = distinct(
  ASKED.flatMap(({ entry: { needs } }) => {
    if (needs === 'public' || needs === 'signed-in') return [];
    return [typeof needs === 'string' ? [needs] : [...needs]];
  }),
);

const people = new People();
let callers: readonly Caller[];
beforeAll(async () => {
  await people.open();
  callers = await everyCaller();
});
afterAll(() => people.close());

/** The rule of authorities, implemented independently of the gate: from the entry alone. */
function expected({ needs, whileLocked, beforePasswordChange }: Entry, caller: Caller): Verdict {
  const { authorities } = caller;
  if (needs === 'public') return 'passed';
  if (authorities === null) return 'no session';
  if (caller.locked && !whileLocked) return 'locked';
  if (caller.mustChangePassword && !beforePasswordChange) return 'must change password';
  const sufficient = needs === 'signed-in' ? [] : [ROLE_ADMIN, ...[needs].flat()];
  return sufficient.length === 0 || sufficient.some((each) => authorities.includes(each))
    ? 'passed'
    : 'no authority';
}

/** The gate's decision in an answer. Any other answer is reported as it is. */
function verdict(entry: Entry, { status, body }: Told): Verdict {
  if (status === 401 && body.appCode === 'C0410') return 'no session';
  if (status === 423) return 'locked';
  if (status === 403 && body.appCode === 'C0403') return 'no authority';
  if (status === 403 && body.appCode === 'C0424') return 'must change password';
  const saysSo = isRead(entry) ? status < 500 && status !== 401 && status !== 403 : status === 400;
  return saysSo ? 'passed' : `${status} ${body.appCode ?? ''}`;
}

describe('the matrix of routes and callers', () => {
  it('calls both ways every call whose input decides', () => {
    expect(ASKED.length - CONTRACT_ENTRIES.length).toBe(Object.keys(PLAINLY_NEED).length);
  });

  it('covers every call of the running suite', async () => {
    const document = (await (await fetch(`${SUITE.url}/api/docs/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${method} ${path} ${operationId}`),
    );
    const known = CONTRACT_ENTRIES.flatMap((entry) =>
      publicPathsOf(entry).map((path, index) => {
        const id = index === 0 ? entry.id : `${entry.id}.${index + 1}`;
        return `${entry.method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')} ${id}`;
      }),
    );
    expect(known.sort()).toEqual(documented.sort());
  });

  it('has no cell with another answer than the contract’s', async () => {
    const mismatches: string[] = [];
    let cells = 0;
    for (const { entry, query } of ASKED)
      for (const [at, plain] of addressesOf(entry).entries()) {
        const path = query === '' ? plain : `${plain}?${query}`;
        const asked = at === 0 ? callers : callers.filter((caller) => decides(entry, caller));
        const answers = await Promise.all(asked.map((caller) => probe(entry, path, caller)));
        for (const [index, caller] of asked.entries()) {
          const answer = answers[index];
          if (answer === undefined) throw new Error('an answer is missing');
          const [wanted, told] = [expected(entry, caller), verdict(entry, answer)];
          cells += 1;
          if (told !== wanted)
            mismatches.push(`${entry.method} ${path} as ${caller.name}: ${told}, should be ${wanted}`);
        }
      }
    expect(mismatches).toEqual([]);
    expect(cells).toBeGreaterThan(CONTRACT_ENTRIES.length * callers.length);
    console.log(`${cells} cells: ${CONTRACT_ENTRIES.length} calls, ${callers.length} callers`);
  }, 600_000);

  it('left every caller their session: no cell had an effect', async () => {
    for (const { name, session, authorities, locked } of callers) {
      const { status, body } = await session.send('/api/blade-user/info');
      const standing = { name, status, locked: (body.result as { locked?: boolean } | false) || false };
      if (authorities === null) expect(standing).toMatchObject({ name, status: 401 });
      else expect(standing).toMatchObject({ name, status: 200, locked: { locked: locked === true } });
    }
  });
});

/**
 * Whether a caller's answer at a further address of an entry follows from no other's. More authorities never close a
 * door: where those with a sufficient one alone pass, and one with everything but these does not, all the others are as at
 * the first address, at which everyone calls.
 */
function decides({ needs }: Entry, { authorities, lacks, locked, mustChangePassword }: Caller): boolean {
  if (authorities === null || locked || mustChangePassword) return true;
  if (authorities.length === 0 || authorities.includes(ROLE_ADMIN)) return true;
  if (needs === 'public' || needs === 'signed-in') return false;
  const sufficient: readonly string[] = [needs].flat();
  return lacks === undefined
    ? authorities.some((each) => sufficient.includes(each))
    : JSON.stringify(lacks) === JSON.stringify(sufficient);
}

/** The plain paths of an entry, and all its paths under each service that serves it. */
function addressesOf(entry: Entry): readonly string[] {
  const filled = (path: string): string =>
    path.replace(':source', 'sso').replace(':key', 'A'.repeat(22)).replace(/:\w+/g, '1');
  const behind = entry.services.filter((service) => service !== 'gateway');
  const passed = pathsOf(entry)
    .map(filled)
    .filter((path) => path.startsWith('/api/'));
  return [
    ...plainPathsOf(entry).map(filled),
    ...behind.flatMap((service) => passed.map((path) => `/svc/${service}${path}`)),
  ];
}

/**
 * Makes a read as it is, and a write with an undeclared field, which is refused only after the gate. So is a read
 * that need not be made, because it was made for the caller with exactly its authority.
 */
function probe(entry: Entry, path: string, caller: Caller): Promise<Told> {
  const { method } = entry;
  const { session } = caller;
  const spared = caller.sparesReads && !(entry.id in PLAINLY_NEED) && expected(entry, caller) === 'passed';
  if (isRead(entry)) return quickCall(session, spared ? `${path}?notInTheContract=1` : path, { method });
  if (inQuery(entry)) return quickCall(session, `${path}?notInTheContract=1`, { method });
  return quickCall(session, path, { method, body: { notInTheContract: 1 } });
}

/** Signed in one after the other: checking passwords is slow on purpose. */
async function everyCaller(): Promise<readonly Caller[]> {
  const made: Caller[] = [{ name: 'a stranger', session: new HttpSession(), authorities: null }];
  const add = async (
    name: string,
    authorities: readonly string[],
    more: Partial<Caller> = {},
  ): Promise<Caller> => {
    const session = await httpSignIn(await people.inserted({ authorities }));
    const caller = { name, session, authorities, ...more };
    made.push(caller);
    return caller;
  };
  await add('one without any authority', []);
  for (const authority of distinct(NAMED.flat())) await add(`one with ${authority} alone`, [authority]);
  for (const needed of NAMED)
    await add(
      `one with everything but ${needed.join(' and ')}`,
      EVERYTHING.filter((authority) => !needed.includes(authority)),
      { sparesReads: true, lacks: needed },
    );
  await add('one with every authority', EVERYTHING);
  await add('an administrator', [ROLE_ADMIN]);
  const locked = await add('an administrator behind a locked screen', [ROLE_ADMIN]);
  await locked.session.result('/api/blade-auth/lock', { body: {} });
  made.splice(made.indexOf(locked), 1, { ...locked, locked: true });
  made.push({
    name: 'an administrator with a temporary password',
    session: await httpSignIn(await people.newcomer({ authorities: [ROLE_ADMIN] })),
    authorities: [ROLE_ADMIN],
    mustChangePassword: true,
  });
  const foreign = await httpSignIn(await people.otherTenantsAdmin());
  made.push({ name: 'another tenant’s administrator', session: foreign, authorities: [ROLE_ADMIN] });
  return made;
}

function distinct<T>(list: readonly T[]): readonly T[] {
  return [...new Map(list.map((each) => [JSON.stringify(each), each])).values()];
}
