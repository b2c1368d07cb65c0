import { Controller, Get, Module } from '@nestjs/common';
import { call, type Entry } from '@console/contract-core';
import { z } from 'zod';
import { ConfigError } from '../config/read-config.ts';
import { probe, probeEntries, ProbeModule } from '../testing/calls/probe-module.ts';
import { scratchData, startService, type ScratchData } from '../testing/index.ts';
import type { ServiceParts } from './create-service.ts';

let data: ScratchData;
beforeAll(async () => {
  data = await scratchData();
});
afterAll(() => data.drop());

@Controller()
class StrayController {
  @Get('/api/probe/stray')
  stray(): boolean {
    return true;
  }
}

const boot = (change: (parts: ServiceParts) => ServiceParts, env: Readonly<Record<string, string>> = {}) =>
  startService({ data, config: probe.config, parts: (config) => change(probe.parts(config)), env });
const fault = (promise: Promise<{ stop(): Promise<void> }>): Promise<unknown> =>
  promise.then(
    async (service) => {
      await service.stop();
      return 'it started';
    },
    (error: unknown) => error,
  );

describe('a service does not start', () => {
  it('with a route that no entry declares', async () => {
    @Module({ imports: [ProbeModule], controllers: [StrayController] })
    class StrayModule {}
    const error = await fault(boot((parts) => ({ ...parts, module: StrayModule })));
    expect(String(error)).toContain('GET /api/probe/stray declares no authority');
  });

  it('with a route of its own that is an entry of another service', async () => {
    const entries = Object.values(probeEntries).map((entry): Entry =>
      entry.id === 'probe.open' ? { ...entry, services: ['invest'] } : entry,
    );
    const error = await fault(boot((parts) => ({ ...parts, entries })));
    expect(String(error)).toContain(
      'GET /api/probe/open declares no authority: no contract entry of company',
    );
  });

  it('with an entry that nothing serves, and lists every one', async () => {
    const missing = (name: string): Entry =>
      call({
        id: `probe.${name}`,
        title: '缺',
        method: 'GET',
        path: `/api/probe/${name}`,
        services: ['company'],
        needs: 'public',
        input: z.strictObject({}),
        output: z.null(),
      });
    const error = await fault(
      boot((parts) => ({
        ...parts,
        entries: [...parts.entries, missing('missingOne'), missing('missingTwo')],
      })),
    );
    expect(String(error)).toContain('probe.missingOne has no handler in company');
    expect(String(error)).toContain('probe.missingTwo has no handler in company');
  });

  it('with one route declared twice', async () => {
    const twin: Entry = { ...probeEntries.open, id: 'probe.twin' };
    const error = await fault(boot((parts) => ({ ...parts, entries: [...parts.entries, twin] })));
    expect(String(error)).toContain('GET /api/probe/open is declared twice');
  });

  it('with bad configuration, and lists every fault without the values', async () => {
    const bad = {
      PORT: '99999',
      DATABASE_URL: 'postgres://u:secret@h/',
      MAINTENANCE_WINDOW: '17:30-07:00',
      LOG_LEVEL: '',
    };
    const error = await fault(boot((parts) => parts, { ...bad, REDIS_URL: '' }));
    expect(error).toBeInstanceOf(ConfigError);
    const text = String(error);
    for (const name of ['PORT', 'DATABASE_URL', 'MAINTENANCE_WINDOW', 'REDIS_URL is missing'])
      expect(text).toContain(name);
    expect(text).not.toContain('secret');
    expect(text).not.toContain('LOG_LEVEL');
  });

  it('for faults in its own entries only: those of other services are left out', async () => {
    const foreign: Entry = {
      ...probeEntries.open,
      id: 'probe.foreign',
      path: '/api/elsewhere',
      services: ['invest'],
    };
    expect(await fault(boot((parts) => ({ ...parts, entries: [...parts.entries, foreign] })))).toBe(
      'it started',
    );
  });
});
