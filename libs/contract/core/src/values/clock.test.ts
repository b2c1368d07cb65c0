import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { parseWindow, shanghaiDate, shanghaiDateTime, windowState, windowText } from './clock.ts';

/** The epoch milliseconds of a Shanghai time. */
const at = (text: string): number => Date.parse(`${text}+08:00`);
const WORKDAY = { start: 7 * 60, end: 17 * 60 + 30 };

describe('the maintenance window', () => {
  it.each([
    ['2026-07-02T00:00:00.000', false, '2026-07-02T07:00:00.000'],
    ['2026-07-02T06:59:59.999', false, '2026-07-02T07:00:00.000'],
    ['2026-07-02T07:00:00.000', true, '2026-07-02T17:30:00.000'],
    ['2026-07-02T12:00:00.000', true, '2026-07-02T17:30:00.000'],
    ['2026-07-02T17:29:59.999', true, '2026-07-02T17:30:00.000'],
    ['2026-07-02T17:30:00.000', false, '2026-07-03T07:00:00.000'],
    ['2026-07-02T23:59:59.999', false, '2026-07-03T07:00:00.000'],
    ['2026-12-31T17:30:00.000', false, '2027-01-01T07:00:00.000'],
    ['2027-01-01T00:00:00.000', false, '2027-01-01T07:00:00.000'],
    ['2028-02-28T20:00:00.000', false, '2028-02-29T07:00:00.000'],
  ])('at %s in Shanghai is open: %s, until %s', (now, open, turns) => {
    expect(windowState(WORKDAY, at(now))).toEqual({ open, turnsAt: at(turns) });
  });

  it('opens and closes exactly at the stated times', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const { open, turnsAt } = windowState(WORKDAY, at('2026-12-31T00:00:00') + hour * 3_600_000);
      expect(windowState(WORKDAY, (turnsAt ?? 0) - 1).open).toBe(open);
      expect(windowState(WORKDAY, turnsAt ?? 0).open).toBe(!open);
    }
  });

  it('that lasts all day never closes', () => {
    expect(windowState({ start: 0, end: 1440 }, at('2026-07-02T03:00:00'))).toEqual({
      open: true,
      turnsAt: null,
    });
  });

  it('may end at midnight or start at it', () => {
    const evening = { start: 1080, end: 1440 };
    expect(windowState(evening, at('2026-07-02T23:59:59.999')).open).toBe(true);
    expect(windowState(evening, at('2026-07-03T00:00:00')).open).toBe(false);
    expect(windowState({ start: 0, end: 1 }, at('2026-07-02T00:00:59.999')).open).toBe(true);
    expect(windowState({ start: 0, end: 1 }, at('2026-07-02T00:01:00')).open).toBe(false);
  });

  it('is computed for times before 1970 too', () => {
    expect(windowState(WORKDAY, at('1969-12-31T07:00:00')).open).toBe(true);
    expect(windowState(WORKDAY, at('1969-12-31T06:59:59.999')).open).toBe(false);
  });
});

describe('parseWindow', () => {
  it.each([
    ['07:00-17:30', WORKDAY],
    [' 07:00-17:30 ', WORKDAY],
    ['00:00-24:00', { start: 0, end: 1440 }],
    ['23:59-24:00', { start: 1439, end: 1440 }],
  ])('reads %j', (text, window) => {
    expect(parseWindow(text)).toEqual(window);
  });

  it.each([
    '',
    '7:00-17:30',
    '07:00–17:30',
    '07:00-07:00',
    '17:30-07:00',
    '07:60-17:30',
    '07:00-24:01',
    '07:00-25:00',
    '07:00-17:30:00',
    '-1:00-17:30',
  ])('refuses %j', (text) => {
    expect(parseWindow(text)).toBeNull();
  });

  it('is formatted as users read it', () => {
    expect(windowText(WORKDAY)).toBe('07:00–17:30');
    expect(windowText({ start: 0, end: 1440 })).toBe('00:00–24:00');
  });
});

describe('Shanghai time', () => {
  it('starts a new day at 16:00 UTC', () => {
    expect(shanghaiDate(Date.parse('2026-12-31T15:59:59.999Z'))).toBe('2026-12-31');
    expect(shanghaiDate(Date.parse('2026-12-31T16:00:00.000Z'))).toBe('2027-01-01');
    expect(shanghaiDateTime(Date.parse('2026-12-31T15:59:59.999Z'))).toBe('2026-12-31 23:59:59');
    expect(shanghaiDateTime(Date.parse('2026-12-31T16:00:00.000Z'))).toBe('2027-01-01 00:00:00');
  });

  it('knows leap days', () => {
    expect(shanghaiDate(at('2028-02-29T00:00:00'))).toBe('2028-02-29');
    expect(shanghaiDate(at('2026-02-28T24:00:00'))).toBe('2026-03-01');
  });

  it.each(['America/New_York', 'Pacific/Kiritimati', 'UTC'])('does not depend on a host in %s', (zone) => {
    const source = readFileSync(join(import.meta.dirname, 'clock.ts'), 'utf8');
    const { code } = transformSync(source, {
      swcrc: false,
      jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    });
    const moments = [
      '2026-07-02T06:59:59.999',
      '2026-07-02T07:00:00',
      '2026-07-02T17:30:00',
      '2027-01-01T00:00:00',
    ];
    const program = `${code}
      const answers = ${JSON.stringify(moments.map(at))}.map((now) =>
        [windowState({ start: 420, end: 1050 }, now), shanghaiDateTime(now)]);
      console.log(JSON.stringify([new Date(0).getTimezoneOffset(), answers]));`;
    const answer = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      env: { ...process.env, NODE_OPTIONS: '', TZ: zone },
      encoding: 'utf8',
    });
    const [offset, answers] = JSON.parse(answer) as [number, unknown];
    expect(offset).toBe({ 'America/New_York': 300, 'Pacific/Kiritimati': 640, UTC: 0 }[zone]);
    expect(answers).toEqual(
      moments.map((moment) => [windowState(WORKDAY, at(moment)), shanghaiDateTime(at(moment))]),
    );
  });
});
