import { call, entries, table, type Session } from '@console/contract-core';
import { text } from '@console/contract-core/columns';
import { z } from 'zod';
import { by, byAll } from './answer.ts';
import { answers, callControllers } from './call-controllers.ts';

const place = { title: '', services: ['company'], method: 'GET' } as const;
const all = entries({
  size: call({
    ...place,
    id: 'test.size',
    path: '/api/size',
    needs: 'public',
    input: z.strictObject({ name: z.string() }),
    output: z.number(),
  }),
  owner: call({
    ...place,
    id: 'test.owner',
    path: '/api/owner',
    needs: 'gssjk_gn',
    input: z.strictObject({ id: z.number() }),
    output: z.string(),
  }),
  list: table({
    ...place,
    id: 'test.list',
    path: '/api/list',
    needs: 'signed-in',
    key: 'name',
    defaultSort: 'name,ASC',
    filter: z.object({}),
    columns: { name: text('名称') },
  }),
});

class Sizes {
  of = (name: string): number => name.length;
}
class Owners {
  of = ({ username }: Session, id: number): Promise<string> => Promise.resolve(`${username} ${id}`);
}

const size = answers(all, { size: by(Sizes, (sizes, { name }) => sizes.of(name)) });
const owner = answers(all, { owner: by(Owners, (owners, { id }, { session }) => owners.of(session, id)) });

test('every call has a controller of its own, and a table none', () => {
  expect(new Set(callControllers(all, { ...size, ...owner })).size).toBe(2);
});

test('a controller has the name of its entry', () => {
  const names = callControllers(all, { ...size, ...owner }).map(({ name }) => name);
  expect(names).toEqual(['test.size', 'test.owner']);
});

test('a controller is given the services of its call', async () => {
  const [, Controller] = callControllers(all, { ...size, ...owner });
  const controller = Controller && new Controller(new Owners());
  expect(await controller.answer({ session: { username: 'someone' }, input: { id: 7 } })).toBe('someone 7');
});

test('an answer may use several services, or none', async () => {
  const { owner: several } = answers(all, {
    owner: byAll([Sizes, Owners], ([sizes, owners], { id }, { session }) =>
      owners.of(session, id + sizes.of(session.username)),
    ),
  });
  const [none, both] = callControllers(all, {
    size: byAll([], (_, { name }) => name.length),
    owner: several,
  });
  const asked = { session: { username: 'someone' }, input: { id: 7, name: 'four' } };
  expect(none && new none().answer(asked)).toBe(4);
  expect(both && (await new both(new Sizes(), new Owners()).answer(asked))).toBe('someone 14');
});

test('a call without an answer does not compile', () => {
  // @ts-expect-error no one answers owner
  expect(callControllers(all, { ...size })).toHaveLength(1);
});

test('an answer without a call does not compile', () => {
  const spare = { ...size, ...owner, other: byAll([], () => 1) };
  // @ts-expect-error other is no call
  expect(callControllers(all, spare)).toHaveLength(2);
  // @ts-expect-error a table has a source, and no answer
  expect(callControllers(all, { ...size, ...owner, list: byAll([], () => 1) })).toHaveLength(3);
});

test('an answer to another call does not compile', () => {
  // @ts-expect-error size is answered with what answers owner
  expect(callControllers(all, { size: owner.owner, ...owner })).toHaveLength(2);
});

test('an answer of another type, or to another input, does not compile', () => {
  // @ts-expect-error the entry answers a number
  answers(all, { size: by(Sizes, () => 'long') });
  // @ts-expect-error the entry takes no id
  answers(all, { size: by(Sizes, (sizes, { id }) => sizes.of(id)) });
  // @ts-expect-error a public call may have no session
  answers(all, { size: by(Sizes, (sizes, _input, { session }) => sizes.of(session.username)) });
  expect.assertions(0);
});
