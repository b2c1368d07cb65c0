/** The only source of the current time. Services read the real clock; tests set an offset. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/** The Redis key, and the channel of the same name, that have the test clock's offset in milliseconds. */
export const TEST_CLOCK_KEY = 'test:clock-offset';

const SHANGHAI_OFFSET_MS = 8 * 3_600_000;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

/** The date in Asia/Shanghai, `YYYY-MM-DD`, whatever the host's zone. China has kept UTC+8 since 1991. */
export function shanghaiDate(epochMs: number): string {
  return new Date(epochMs + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10);
}

/** Date and time in Asia/Shanghai, `YYYY-MM-DD HH:mm:ss`. */
export function shanghaiDateTime(epochMs: number): string {
  return new Date(epochMs + SHANGHAI_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** Minutes of the day, half open: `[start, end)`. 1440 as end means midnight. */
export interface MaintenanceWindow {
  readonly start: number;
  readonly end: number;
}

/** Reads `07:00-17:30`. Null when the text is not a window within one day. */
export function parseWindow(text: string): MaintenanceWindow | null {
  const match = /^(\d{2}):(\d{2})-(\d{2}):(\d{2})$/.exec(text.trim());
  if (!match) return null;
  const [h1 = 0, m1 = 0, h2 = 0, m2 = 0] = match.slice(1).map(Number);
  if (m1 > 59 || m2 > 59) return null;
  const start = h1 * 60 + m1;
  const end = h2 * 60 + m2;
  return start < end && end <= DAY_MINUTES ? { start, end } : null;
}

const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export const windowText = (window: MaintenanceWindow): string =>
  `${clockText(window.start)}–${clockText(window.end)}`;

export interface WindowState {
  readonly open: boolean;
  /** When the state next changes, in milliseconds since the epoch; null when it never does. */
  readonly turnsAt: number | null;
}

/** Whether company and industry maintenance is open at `epochMs`, and when that next changes. */
export function windowState(window: MaintenanceWindow, epochMs: number): WindowState {
  if (window.start === 0 && window.end === DAY_MINUTES) return { open: true, turnsAt: null };
  const local = epochMs + SHANGHAI_OFFSET_MS;
  const midnight = Math.floor(local / (DAY_MINUTES * MINUTE_MS)) * DAY_MINUTES * MINUTE_MS;
  const minute = (local - midnight) / MINUTE_MS;
  const open = minute >= window.start && minute < window.end;
  const turnsAtMinute = open ? window.end : minute < window.start ? window.start : window.start + DAY_MINUTES;
  return { open, turnsAt: midnight + turnsAtMinute * MINUTE_MS - SHANGHAI_OFFSET_MS };
}
