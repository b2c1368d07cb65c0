import { ROLE_ADMIN } from '@console/contract-core';
import { Visitors } from '../browser/browser.ts';
import { People, type Person } from '../people/people.ts';
import { rows } from '../suite/suite.ts';
import { Inspector } from './inspector.ts';
import type { Screen } from './screen.ts';

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** The reader of the screens of a file, an administrator. */
export class InspectingReader {
  readonly visitors = new Visitors();
  readonly people = new People();
  private own: Inspector | null = null;

  async open(): Promise<void> {
    await this.people.open();
    const user = await this.reader('light', { authorities: [ROLE_ADMIN], realName: '无障碍' });
    this.own = new Inspector(await this.visitors.signedIn(user));
  }

  async close(): Promise<void> {
    await Promise.all([this.visitors.leave(), this.people.close()]);
  }

  get inspector(): Inspector {
    if (this.own === null) throw new Error('open() first');
    return this.own;
  }

  /** Signs in a user who prefers the theme. */
  async reader(theme: Theme, wanted: Parameters<People['inserted']>[0]): Promise<Person> {
    const user = await this.people.inserted(wanted);
    await rows('UPDATE {access}.user SET preferences = ? WHERE id = ?', [JSON.stringify({ theme }), user.id]);
    return user;
  }

  async faultsOf({ name, path, shows, then }: Screen): Promise<string[]> {
    const { page } = this.inspector;
    await this.inspector.goto(path);
    await page.getByText(shows).filter({ visible: true }).first().waitFor();
    await then?.(page);
    return this.faultsHere(name);
  }

  /** The faults of the reader's present screen, in either theme. */
  async faultsHere(screen: string): Promise<string[]> {
    return [...(await this.inspector.faults(screen)), ...(await this.inspector.coloursInOtherTheme(screen))];
  }

  /** The faults in either theme of a screen without a switch; both are inspected in parallel. */
  async inBothThemes(look: (theme: Theme) => Promise<string[]>): Promise<string[]> {
    return (await Promise.all(THEMES.map(look))).flat();
  }
}

/** Defines a journey for each screen, then the file's own journeys. */
export function nothingSerious(
  screens: readonly Screen[],
  others?: (reader: InspectingReader) => void,
): void {
  describe('no serious fault of accessibility exists, in light or in dark', () => {
    const reader = new InspectingReader();
    beforeAll(() => reader.open());
    afterAll(() => reader.close());

    it.each(screens)('on $name', async (screen) => {
      expect(await reader.faultsOf(screen)).toEqual([]);
    });

    others?.(reader);
  });
}
