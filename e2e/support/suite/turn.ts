import { lane } from './lane.ts';

/**
 * The names of turns: data that only one file at a time may change, because others compare all of it with the
 * database.
 */
type Shared = 'factors' | 'companies' | 'announcements' | 'records';

/** The longest wait, as long as the other files may take together. */
const PATIENCE_MS = 900_000;

/** Takes a turn for this file until its end: files of other lanes that need the same turn wait. */
export function oneAtATime(shared: Shared): void {
  beforeAll(() => lane.takeTurn(`journeys ${shared}`), PATIENCE_MS);
}
