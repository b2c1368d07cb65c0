import { Visitors } from '../browser/browser.ts';
import { People } from './people.ts';

/** The set-up of most files of journeys: visitors who leave after each journey, and users of the file. */
export function stage(): { readonly visitors: Visitors; readonly people: People } {
  const visitors = new Visitors();
  const people = new People();
  beforeAll(() => people.open());
  afterEach(() => visitors.leave());
  afterAll(() => people.close());
  return { visitors, people };
}
