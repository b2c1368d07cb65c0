import { AUTHORITIES } from '@console/contract-core';
import { ownCalls, userCalls } from '../support/documented-calls/access-calls.ts';
import { aiCalls } from '../support/documented-calls/ai-calls.ts';
import { answerFault, type Fault } from '../support/documented-calls/answer-faults.ts';
import { companyCalls } from '../support/documented-calls/company-calls.ts';
import type { DocumentedCall } from '../support/documented-calls/documented-call.ts';
import { industryCalls } from '../support/documented-calls/industry-calls.ts';
import { investCalls } from '../support/documented-calls/invest-calls.ts';
import { knownThings, type Known } from '../support/documented-calls/known-things.ts';
import { makeCall } from '../support/documented-calls/make-call.ts';
import { httpSignIn, type HttpSession } from '../support/suite/http-session.ts';
import { OwnFactors } from '../support/invest/own-factors.ts';
import { postedStrategy, type PostedStrategy } from '../support/invest/posted-strategy.ts';
import { People } from '../support/people/people.ts';
import { rows } from '../support/suite/suite.ts';
import { oneAtATime } from '../support/suite/turn.ts';

/** Enough companies for one of them to have rows of every kind. */
const COMPANIES = 40;
const EVERYTHING = Object.keys(AUTHORITIES).filter((authority) => !authority.startsWith('xtgl_'));

oneAtATime('records');
const people = new People();
const factors = new OwnFactors();
let session: HttpSession;
let known: Readonly<Record<string, Known>>;
let companies: readonly number[];
let userId: number;
let strategy: PostedStrategy;
let added: { readonly id: number; readonly concept_theme: string; readonly main_product_name: string };
beforeAll(async () => {
  await people.open();
  const person = await people.person({ authorities: EVERYTHING });
  userId = person.id;
  session = await httpSignIn(person);
  strategy = await postedStrategy('000000');
  known = knownThings({
    session,
    person,
    admin: people.admin,
    factors,
    factorName: factors.freshName(),
    newUserName: people.freshName(),
    strategy,
  });
  const { content } = await session.result<{ content: { corpId: number }[] }>(
    `/api/dataCorp/pageSelectTableList?size=${COMPANIES}&sort=totalCapital,DESC`,
  );
  companies = content.map(({ corpId }) => corpId);
  // The documents add a company: the newest is removed, so that there is one to add.
  const [newest] = await rows<typeof added>(
    `SELECT * FROM {ecology}.company WHERE tenant_id = '000000' ORDER BY id DESC LIMIT 1`,
  );
  if (!newest) throw new Error('no company');
  added = newest;
  await rows('UPDATE {ecology}.company SET deleted_at = NOW() WHERE id = ?', [added.id]);
});
afterAll(async () => {
  await rows(
    `UPDATE {ecology}.company SET deleted_at = NULL, concept_theme = ?, main_product_name = ? WHERE id = ?`,
    [added.concept_theme, added.main_product_name, added.id],
  );
  await rows('DELETE FROM {ecology}.membership WHERE created_by = ?', [userId]);
  await rows('DELETE FROM {company}.note WHERE created_by = ?', [userId]);
  await rows('DELETE FROM {industry}.note WHERE created_by = ?', [userId]);
  await rows('DELETE FROM {invest}.indicator_browse WHERE user_id = ?', [userId]);
  await rows('DELETE FROM {invest}.indicator_calc WHERE user_id = ?', [userId]);
  await strategy.remove();
  await factors.close();
  await people.close();
});

/** Every address of a call; for a read also with the prefix `/us`. */
const addressesOf = ({ method, paths }: DocumentedCall): readonly string[] =>
  paths.flatMap((path) => (method === 'GET' && path.startsWith('/api/') ? [path, `/us${path}`] : [path]));

/** The fault of the answer at an address; for a read about a company, that of the first one with such rows. */
async function faultAt(call: DocumentedCall, path: string, by: HttpSession): Promise<Fault> {
  const tried = call.method === 'GET' && JSON.stringify(call.payload ?? {}).includes('$') ? companies : [];
  const [first = 1, ...others] = companies;
  let fault = answerFault(await makeCall(call, { session: by, known, path, company: first }), call.answer);
  for (const company of tried.length === 0 ? [] : others) {
    if (fault !== 'empty') break;
    fault = answerFault(await makeCall(call, { session: by, known, path, company }), call.answer);
  }
  return fault;
}

const titled = (calls: readonly DocumentedCall[]) =>
  calls.map(
    (call) =>
      [`${call.at} ${call.method} ${call.paths[0]} ${JSON.stringify(call.payload ?? {})}`, call] as const,
  );

const BY_STAFF = [...companyCalls, ...industryCalls, ...investCalls, ...aiCalls, ...ownCalls];

describe('a documented call answers with what the documents read', () => {
  it.each(titled(BY_STAFF))(
    '%s',
    async (_, call) => {
      for (const path of addressesOf(call))
        expect([path, await faultAt(call, path, session)]).toEqual([path, null]);
    },
    60_000,
  );

  it.each(titled(userCalls))('to a user who manages users: %s', async (_, call) => {
    for (const path of addressesOf(call))
      expect([path, await faultAt(call, path, people.admin)]).toEqual([path, null]);
  });
});
