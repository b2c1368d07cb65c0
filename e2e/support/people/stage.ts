import { Visitors } from '../browser/browser.ts';
import { People } from './people.ts';

/** What most files of journeys play on: visitors who leave after each journey, and people of its own. */
export function stage(): { readonly visitors: Visitors; readonly people: People } {
  const visitors = new Visitors();
  const people = new People();
  beforeAll(() => people.open());
  afterEach(() => visitors.leave());
  afterAll(() => people.close());
  return { visitors, people };
}
