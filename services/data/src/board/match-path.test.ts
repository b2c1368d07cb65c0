import { matchPath } from './match-path.ts';

describe('a route of the board', () => {
  it.each([
    ['/', '/', {}],
    ['/api/queues', '/api/queues', {}],
    ['/queue/:queueName', '/queue/invest', { queueName: 'invest' }],
    ['/api/queues/:queueName/:jobId/logs', '/api/queues/a/b-1/logs', { queueName: 'a', jobId: 'b-1' }],
  ])('%s is found at %s', (route, path, params) => {
    expect(matchPath(route, path)).toEqual(params);
  });

  it.each([
    ['/api/queues', '/api/queues/'],
    ['/api/queues', '/api/Queues'],
    ['/queue/:queueName', '/queue/'],
    ['/queue/:queueName', '/queue/a/b'],
    ['/api/queues/:queueName/metrics', '/api/queues/a/logs'],
  ])('%s is not %s', (route, path) => {
    expect(matchPath(route, path)).toBeNull();
  });
});
