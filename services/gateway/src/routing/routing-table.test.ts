import { call, plainPathsOf, publicPathsOf, type Entry } from '@console/contract-core';
import { z } from 'zod';
import { ALL_ENTRIES } from '../all-entries.ts';
import { USUAL_BODY } from '../intake/body-rule.ts';
import { routingTable } from './routing-table.ts';

const entry = (id: string, path: Entry['path'], services: Entry['services']): Entry =>
  call({
    id,
    title: '探针',
    method: 'GET',
    path,
    services,
    needs: 'public',
    input: z.object({}),
    output: z.null(),
  });

describe('the routing table', () => {
  it('sends a path to the first service its entry names', () => {
    expect(
      routingTable([
        entry('a.one', '/api/one', ['company', 'industry']),
        entry('a.two', '/api/two', ['industry']),
      ]),
    ).toEqual([
      { method: 'GET', path: '/api/one', service: 'company', body: USUAL_BODY },
      { method: 'GET', path: '/api/two', service: 'industry', body: USUAL_BODY },
    ]);
  });

  it('sends every other address of a call to the service of its own path, and refuses one that is taken', () => {
    const also = { ...entry('a.one', '/api/one', ['ai']), also: [{ path: '/one' }] } as const;
    expect(routingTable([also])).toEqual([
      { method: 'GET', path: '/api/one', service: 'ai', body: USUAL_BODY },
      { method: 'GET', path: '/one', service: 'ai', body: USUAL_BODY },
    ]);
    expect(() => routingTable([also, entry('a.two', '/one', ['company'])])).toThrow('claimed twice');
  });

  it('leaves a shared path to its owner: the other service is reached by its name', () => {
    const shared = { path: '/api/one', shared: true } as const;
    const other = { ...entry('b.one', '/api/b/one', ['industry']), also: [shared] } as const;
    const routes = routingTable([entry('a.one', '/api/one', ['company']), other]);
    expect(routes.map(({ path, service }) => [path, service])).toEqual([
      ['/api/one', 'company'],
      ['/api/b/one', 'industry'],
    ]);
    expect(publicPathsOf(other)).toEqual(['/api/b/one', '/svc/industry/api/one']);
    const again = { ...entry('b.two', '/api/b/two', ['industry']), also: [shared] } as const;
    expect(() => routingTable([other, again])).toThrow('claimed twice: GET /svc/industry/api/one');
  });

  it('leaves out what the gateway serves itself', () => {
    expect(routingTable([entry('a.one', '/api/one', ['gateway'])])).toEqual([]);
  });

  it('refuses one id on two entries and one route in two spellings', () => {
    expect(() =>
      routingTable([entry('a.one', '/api/one', ['company']), entry('a.one', '/api/two', ['company'])]),
    ).toThrow('claimed twice: a.one');
    expect(() =>
      routingTable([entry('a.one', '/api/One', ['company']), entry('a.two', '/api/one', ['ai'])]),
    ).toThrow('claimed twice: GET /api/one');
  });

  it('routes every entry of the suite but the gateway’s own', () => {
    const own = ALL_ENTRIES.filter(({ services }) => services[0] === 'gateway');
    const routed = ALL_ENTRIES.filter((each) => !own.includes(each)).flatMap(plainPathsOf);
    expect(routingTable(ALL_ENTRIES).map(({ path }) => path)).toEqual(routed);
  });
});
