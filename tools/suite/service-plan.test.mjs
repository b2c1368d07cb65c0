import { choosePorts, serviceEnvironment, SERVICES, workerAccount } from './service-plan.mjs';

/** @type {import('./service-plan.mjs').SuitePlan} */
const plan = {
  directory: '/data',
  prefix: '',
  redisUrl: 'redis://127.0.0.1:1',
  testClock: false,
  ports: { access: 9001, company: 9002, industry: 9003, invest: 9004, ai: 9005, data: 9006, gateway: 9007 },
  databaseUrl: (account) => `mysql://${account}@127.0.0.1:2`,
};

test('every service has a port of its own and the gateway the requested one', async () => {
  const ports = await choosePorts(8080);
  expect(ports.gateway).toBe(8080);
  expect(new Set(Object.values(ports)).size).toBe(SERVICES.length);
});

test('the gateway gets the address of every other service and not its own', () => {
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

test('only access gets the third parties that sign users in, when the plan names some', () => {
  const signedInBy = { ...plan, oauthProvidersFile: '/data/providers.json' };
  expect(serviceEnvironment(signedInBy, 'access', { port: 1 }).OAUTH_PROVIDERS_FILE).toBe(
    '/data/providers.json',
  );
  expect(serviceEnvironment(plan, 'access', { port: 1 })).not.toHaveProperty('OAUTH_PROVIDERS_FILE');
  expect(serviceEnvironment(signedInBy, 'ai', { port: 1 })).not.toHaveProperty('OAUTH_PROVIDERS_FILE');
});

test('only ai gets the models, when the plan names some', () => {
  const asked = { ...plan, modelsFile: '/data/models.json' };
  expect(serviceEnvironment(asked, 'ai', { port: 1 }).AI_MODELS_FILE).toBe('/data/models.json');
  expect(serviceEnvironment(asked, 'invest', { port: 1 })).not.toHaveProperty('AI_MODELS_FILE');
  expect(serviceEnvironment(plan, 'ai', { port: 1 })).not.toHaveProperty('AI_MODELS_FILE');
});

test('access keeps uploaded files in the data folder, and no other service gets its path', () => {
  expect(serviceEnvironment(plan, 'access', { port: 1 }).FILES_DIR).toBe('/data/access/files');
  expect(serviceEnvironment(plan, 'ai', { port: 1 })).not.toHaveProperty('FILES_DIR');
});

test('the data service and its worker share one folder, each with its own database account', () => {
  const service = serviceEnvironment(plan, 'data', { port: 1 });
  const worker = serviceEnvironment(plan, workerAccount('data'), { port: 1 });
  expect([service.IMPORT_DIR, worker.IMPORT_DIR]).toEqual(['/data/import', '/data/import']);
  expect([service.DATABASE_URL, worker.DATABASE_URL]).toEqual([
    'mysql://data@127.0.0.1:2',
    'mysql://importer@127.0.0.1:2',
  ]);
  expect(serviceEnvironment(plan, 'ai', { port: 1 })).not.toHaveProperty('IMPORT_DIR');
});

test('the invest service, its worker and the industry service share one folder of panels, no other gets its path', () => {
  expect(serviceEnvironment(plan, 'invest', { port: 1 }).PANEL_DIR).toBe('/data/panels');
  expect(serviceEnvironment(plan, workerAccount('invest'), { port: 1 }).PANEL_DIR).toBe('/data/panels');
  expect(serviceEnvironment(plan, 'industry', { port: 1 }).PANEL_DIR).toBe('/data/panels');
  expect(serviceEnvironment(plan, 'ai', { port: 1 })).not.toHaveProperty('PANEL_DIR');
});

test('a worker has the account of its service, except that of data', () => {
  expect([workerAccount('invest'), workerAccount('data')]).toEqual(['invest', 'importer']);
});
