import { Visitors } from './browser.ts';
import { People } from './people.ts';

/** What most files of journeys play on: a browser whose visitors leave after each journey, and people of its own. */
export function stage(): { readonly visitors: Visitors; readonly people: People } {
  const visitors = new Visitors();
  const people = new People();
  beforeAll(() => Promise.all([visitors.open(), people.open()]));
  afterEach(() => visitors.leave());
  afterAll(() => Promise.all([visitors.close(), people.close()]));
  return { visitors, people };
}
