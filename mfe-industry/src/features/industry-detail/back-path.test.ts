import { backPath } from './back-path.ts';
import { readDetailQuery } from './detail-query.ts';

describe('the back arrow of an industry', () => {
  it.each([
    ['ecology', '/ecologydatabase/industry'],
    ['etf', '/etfdatabase/industry'],
    ['default', '/investment/edatabase/getindustry'],
    ['', '/investment/edatabase/getindustry'],
    ['toString', '/investment/edatabase/getindustry'],
  ])('of type %j leads to %s', (type, path) => {
    expect(backPath(type)).toBe(path);
  });
});

describe('readDetailQuery', () => {
  it('reads the values of the list’s link', () => {
    expect(readDetailQuery('?row=7&rowName=机器人&rowNames=智能制造&rowCode=JQR&type=etf')).toEqual({
      industryId: 7,
      name: '机器人',
      title: '智能制造',
      code: 'JQR',
      type: 'etf',
      backCropPool: false,
    });
  });

  it.each([
    ['true', true],
    ['false', false],
    ['1', false],
  ])('opens on the pool for backCropPool=%s: %s', (given, opens) => {
    expect(readDetailQuery(`?row=7&backCropPool=${given}`).backCropPool).toBe(opens);
  });

  it('has the name as title where there is no other', () => {
    expect(readDetailQuery('?row=7&rowName=机器人').title).toBe('机器人');
  });

  it.each(['', '?row=', '?row=0', '?row=-1', '?row=abc', '?row=1.5', '?row=99999999999999999'])(
    'names no industry for %j',
    (search) => {
      expect(readDetailQuery(search).industryId).toBeNull();
    },
  );
});
