import { choosePorts, serviceEnvironment, SERVICES } from './service-plan.mjs';

/** @type {import('./service-plan.mjs').SuitePlan} */
const plan = {
  directory: '/data',
  prefix: '',
  redisUrl: 'redis://127.0.0.1:1',
  testClock: false,
  ports: { access: 9001, company: 9002, industry: 9003, invest: 9004, ai: 9005, gateway: 9006 },
  databaseUrl: (account) => `mysql://${account}@127.0.0.1:2`,
};

test('every service has a port of its own and the gateway the one asked for', async () => {
  const ports = await choosePorts(8080);
  expect(ports.gateway).toBe(8080);
  expect(new Set(Object.values(ports)).size).toBe(SERVICES.length);
});

test('the gateway is told of every other service and not of itself', () => {
  const { SERVICE_URLS = '' } = serviceEnvironment(plan, 'gateway', { port: 1 });
  expect(SERVICE_URLS.split(',').map((pair) => pair.split('=')[0])).toEqual(
    SERVICES.filter((name) => name !== 'gateway'),
  );
});

test('a service sees its own database account and never the signing key of access', () => {
  const env = serviceEnvironment(plan, 'ai', { port: 1 });
  expect(env.DATABASE_URL).toBe('mysql://ai@127.0.0.1:2');
  expect(env).not.toHaveProperty('KEY_FILE');
});
