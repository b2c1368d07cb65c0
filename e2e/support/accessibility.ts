import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

/** What axe holds to be serious or critical on the page as it stands: `screen: rule target why`. */
export async function accessibilityFaults(page: Page, screen: string): Promise<string[]> {
  await atRest(page);
  await page.evaluate(AXE);
  const violations = (await page.evaluate(
    "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)",
  )) as readonly Violation[];
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => {
        const why = failureSummary.split('\n').slice(1).join(' ').trim();
        return `${screen}: ${id} ${target.join(' ')} – ${why}`;
      }),
    );
}

/** Until no answer is awaited any more and nothing moves: colours are judged as they stay. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await eventually(
    () =>
      page.evaluate(
        `document.getAnimations().filter(({ playState, effect }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)).length`,
      ),
    (moving) => moving === 0,
  );
}
