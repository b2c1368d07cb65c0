import { lane } from './lane.ts';

/** What only one file at a time may change, because others compare all of it with the database. */
type Shared = 'factors' | 'companies' | 'announcements' | 'records';

/** As long as the other files may take together. */
const PATIENCE_MS = 900_000;

/** The file has its turn from here to its end: files of other lanes that want the same wait. */
export function oneAtATime(shared: Shared): void {
  beforeAll(() => lane.takeTurn(`journeys ${shared}`), PATIENCE_MS);
}
