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

/** Looks at a page with axe. Made before the page goes where it is looked at. */
export class Inspector {
  private readonly awaited = new Set<Request>();

  constructor(readonly page: Page) {
    page.on('request', (request) => {
      if (!ENDLESS.includes(request.resourceType())) this.awaited.add(request);
    });
    page.on('requestfinished', (request) => this.awaited.delete(request));
    page.on('requestfailed', (request) => this.awaited.delete(request));
  }

  /** Goes there, and on until the page rests; what was still awaited of the page left behind never comes. */
  async goto(path: string): Promise<void> {
    this.awaited.clear();
    await this.page.goto(path);
    await this.rest();
  }

  /** What axe holds to be serious or critical on the page as it is: `screen (theme): rule target why`. */
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

  /** Switches the theme by the header, under whatever is open, and looks at the colours: the rest is the same. */
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

  /** Until no answer is awaited any more and nothing moves: colours are judged as they stay. */
  private async rest(): Promise<void> {
    await eventually(
      async () => (await this.page.evaluate<number>(STILL)) + this.awaited.size,
      (restless) => restless === 0,
    );
  }
}

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const THEME = 'document.documentElement.dataset.theme';
/** How many dialogs, menus and the like are open. */
const OPEN = `[...document.querySelectorAll('dialog, [role=dialog], [role=menu], [role=listbox], [role=tooltip]')]
  .filter((part) => part.checkVisibility()).length`;

/** Streams and farewells, whose end nobody waits for. */
const ENDLESS: readonly string[] = ['eventsource', 'ping'];

/** Puts what moves at its end, waits until the document stood still for a moment, and counts what moves then. */
const STILL = `new Promise((still) => {
  const moving = () => document.getAnimations().filter(({ playState, effect }) =>
    playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));
  const look = () => { observer.disconnect(); still(moving().length); };
  let soon = setTimeout(look, 100);
  const observer = new MutationObserver(() => { clearTimeout(soon); soon = setTimeout(look, 100); });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const animation of moving()) animation.finish();
})`;
