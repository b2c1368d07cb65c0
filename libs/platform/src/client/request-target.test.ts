import type { Address } from '@console/contract-core';
import { requestTarget } from './request-target.ts';

const get: Address = { id: 'x', method: 'GET', path: '/api/list', services: ['company'], needs: 'public' };
const post: Address = { id: 'x', method: 'POST', path: '/api/save', services: ['company'], needs: 'public' };

describe('the address of a call', () => {
  it('reaches the service by name', () => {
    expect(requestTarget(get, 'industry', {}).url).toBe('/svc/industry/api/list');
  });

  it('reaches the gateway without a prefix', () => {
    expect(requestTarget({ ...get, path: '/registry.json' }, 'gateway', {}).url).toBe('/registry.json');
  });

  it('repeats the key of an array and leaves out what is absent', () => {
    const input = { codes: ['801010', '801020'], search: undefined, sort: null, page: 0, flag: false };
    expect(requestTarget(get, 'company', input)).toEqual({
      url: '/svc/company/api/list?codes=801010&codes=801020&page=0&flag=false',
      body: null,
    });
  });

  it('escapes what would end the query', () => {
    expect(requestTarget(get, 'company', { search: 'a&b=c 华' }).url).toBe(
      '/svc/company/api/list?search=a%26b%3Dc+%E5%8D%8E',
    );
  });

  it('puts the input of a POST into the body and nothing into the address', () => {
    expect(requestTarget(post, 'company', { password: 'x' })).toEqual({
      url: '/svc/company/api/save',
      body: '{"password":"x"}',
    });
  });

  it('sends an empty object where a POST has no input', () => {
    expect(requestTarget(post, 'company', undefined).body).toBe('{}');
  });

  it('follows an entry that reads its input from the query', () => {
    expect(requestTarget({ ...post, from: 'query' }, 'company', { id: 3 })).toEqual({
      url: '/svc/company/api/save?id=3',
      body: null,
    });
  });

  it('never gives a GET a body', () => {
    expect(requestTarget({ ...get, from: 'any' }, 'company', { id: 3 }).body).toBeNull();
  });

  it('fills path parameters, escaped, and takes them out of the rest', () => {
    const entry: Address = { ...get, path: '/api/file/:name' };
    expect(requestTarget(entry, 'access', { name: 'a/b', size: 1 }).url).toBe(
      '/svc/access/api/file/a%2Fb?size=1',
    );
    expect(() => requestTarget(entry, 'access', {})).toThrow('name');
  });
});
