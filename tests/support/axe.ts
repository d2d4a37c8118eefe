import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Everything that axe complains about, with the places. */
export async function complaints(page: Page, inside?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22a',
    'wcag22aa',
    'best-practice',
  ]);
  const { violations } = await (inside ? axe.include(inside) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
