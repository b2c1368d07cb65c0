import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page, Request } from 'playwright-core';
import { eventually } from '../suite/eventually.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

/** Inspects a page with axe. Create it before the page opens the inspected screen. */
export class Inspector {
  private readonly awaited = new Set<Request>();

  constructor(readonly page: Page) {
    page.on('request', (request) => {
      if (!ENDLESS.includes(request.resourceType())) this.awaited.add(request);
    });
    page.on('requestfinished', (request) => this.awaited.delete(request));
    page.on('requestfailed', (request) => this.awaited.delete(request));
  }

  /** Opens an address and waits until the page is at rest; pending requests of the previous page are ignored. */
  async goto(path: string): Promise<void> {
    this.awaited.clear();
    await this.page.goto(path);
    await this.rest();
  }

  /** The serious or critical faults that axe finds on the present page: `screen (theme): rule target why`. */
  async faults(screen: string, rules?: readonly string[]): Promise<string[]> {
    await this.rest();
    if (await this.page.evaluate("typeof axe === 'undefined'")) await this.page.evaluate(AXE);
    const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
    const violations = await this.page.evaluate<readonly Violation[]>(
      `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
    );
    const theme = await this.page.evaluate<string>(THEME);
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => {
          const why = failureSummary.split('\n').slice(1).join(' ').trim();
          return `${screen} (${theme}): ${id} ${target.join(' ')} – ${why}`;
        }),
      );
  }

  /** Switches the theme in the header, below open dialogs, and inspects only the colours: the rest is the same. */
  async coloursInOtherTheme(screen: string): Promise<string[]> {
    const open = await this.page.evaluate<number>(OPEN);
    const before = await this.page.evaluate<string>(THEME);
    await this.page.locator('header [aria-label^="切换到"]').dispatchEvent('click');
    await this.page.locator(`html:not([data-theme="${before}"])`).waitFor({ state: 'attached' });
    const found = await this.faults(screen, COLOUR_RULES);
    const still = await this.page.evaluate<number>(OPEN);
    if (still !== open) throw new Error(`${screen}: ${open} dialogs and menus, ${still} in the other theme`);
    return found;
  }

  /** Waits until no answer is pending and nothing moves, so that final colours are inspected. */
  private async rest(): Promise<void> {
    await eventually(
      async () => (await this.page.evaluate<number>(STILL)) + this.awaited.size,
      (restless) => restless === 0,
    );
  }
}

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const THEME = 'document.documentElement.dataset.theme';
/** The number of open dialogs, menus and other layers. */
const OPEN = `[...document.querySelectorAll('dialog, [role=dialog], [role=menu], [role=listbox], [role=tooltip]')]
  .filter((part) => part.checkVisibility()).length`;

/** Event streams and beacons, whose end is not awaited. */
const ENDLESS: readonly string[] = ['eventsource', 'ping'];

/** Finishes all animations, waits until the document is still for a moment, and counts the animations running then. */
const STILL = `new Promise((still) => {
  const moving = () => document.getAnimations().filter(({ playState, effect }) =>
    playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));
  const look = () => { observer.disconnect(); still(moving().length); };
  let soon = setTimeout(look, 100);
  const observer = new MutationObserver(() => { clearTimeout(soon); soon = setTimeout(look, 100); });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const animation of moving()) animation.finish();
})`;
