import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { entry, eventually, openSite, screens, section } from '../support/publicPage';

const whole = {
  position: 'Navigator',
  company: 'Harbour Works',
  duration: '1950 – 1951',
  location: 'Boston',
  description: 'Plotted the course.',
  technologies: ' Compass ,Charts,, Sextant ',
  achievements: 'Never lost | Found the moth |  | Wrote it down',
};
const bare = { position: 'Stoker', company: 'Boiler Room', duration: '1949', description: 'Kept it warm.' };

const site = openSite((owner) => owner.showOnly('experiences', [whole, bare]));

async function experience(page: Page): Promise<{ list: Locator; card: (position: string) => Locator }> {
  const list = section(page, 'experience');
  return { list, card: (position) => entry(list, position) };
}

/** Opens or closes a card as a visitor does, by its title. */
function click(card: Locator): Promise<void> {
  return card.getByRole('heading', { level: 3 }).click();
}

describe.each(screens)('the experience timeline on %s', (_name, viewport) => {
  it('shows company, place, period and title of each card, and none open', async () => {
    const { list, card } = await experience(await site.visit({ viewport }));
    for (const text of ['Harbour Works', 'Boston', '1950 – 1951', 'Navigator']) {
      await card('Navigator').getByText(text, { exact: true }).waitFor();
    }
    for (const text of ['Boiler Room', '1949', 'Stoker']) {
      await card('Stoker').getByText(text, { exact: true }).waitFor();
    }
    expect(await card('Navigator').locator('svg').count()).toBeGreaterThan(await card('Stoker').locator('svg').count());
    expect(await list.getByText('Role Description').filter({ visible: true }).count()).toBe(0);
  });

  it('shows description, chips and achievements of the card that is opened, split and trimmed', async () => {
    const { card } = await experience(await site.visit({ viewport }));
    await click(card('Navigator'));
    const opened = card('Navigator');
    await opened.getByRole('heading', { name: 'Role Description' }).waitFor();
    await opened.getByText('Plotted the course.', { exact: true }).waitFor();
    await opened.getByRole('heading', { name: 'Technologies & Skills' }).waitFor();
    await opened.getByRole('heading', { name: 'Key Achievements' }).waitFor();
    const lists = await opened.getByRole('list').all();
    expect(await Promise.all(lists.map((list) => list.getByRole('listitem').allInnerTexts()))).toEqual([
      ['Compass', 'Charts', 'Sextant'],
      ['Never lost', 'Found the moth', 'Wrote it down'],
    ]);
  });

  it('hides the blocks that have nothing in them', async () => {
    const { card } = await experience(await site.visit({ viewport }));
    await click(card('Stoker'));
    await card('Stoker').getByText('Kept it warm.').waitFor();
    await card('Stoker').getByRole('heading', { name: 'Role Description' }).waitFor();
    expect(await card('Stoker').getByText('Technologies & Skills').count()).toBe(0);
    expect(await card('Stoker').getByText('Key Achievements').count()).toBe(0);
  });

  it('keeps one card open at a time, and closes it when it is clicked again', async () => {
    const { list, card } = await experience(await site.visit({ viewport }));
    const descriptions = list.getByText('Role Description').filter({ visible: true });
    await click(card('Navigator'));
    await card('Navigator').getByText('Plotted the course.').waitFor();
    await click(card('Stoker'));
    await card('Stoker').getByText('Kept it warm.').waitFor();
    await card('Navigator').getByText('Plotted the course.').waitFor({ state: 'hidden' });
    await eventually(() => descriptions.count()).toBe(1);
    await click(card('Stoker'));
    await eventually(() => descriptions.count()).toBe(0);
  });

  it('opens and closes a card by keyboard', async () => {
    const page = await site.visit({ viewport });
    const { card } = await experience(page);
    const text = card('Navigator').getByText('Plotted the course.');
    await card('Navigator').locator('summary, button').first().focus();
    await page.keyboard.press('Enter');
    await text.waitFor();
    await page.keyboard.press('Space');
    await text.waitFor({ state: 'hidden' });
  });
});

describe('the experience timeline', () => {
  it('orders by the order of the owner and leaves out what is hidden', async () => {
    await site.owner.showOnly('experiences', [
      { ...bare, position: 'Last', order_index: 8 },
      { ...bare, position: 'Hidden', order_index: 2, is_active: false },
      { ...bare, position: 'First', order_index: 1 },
    ]);
    const { list } = await experience(await site.visit());
    expect(await list.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['First', 'Last']);
  });

  it('cycles through five colours', async () => {
    await site.owner.showOnly(
      'experiences',
      [1, 2, 3, 4, 5, 6, 7].map((number) => ({ ...bare, position: `Post ${number}` })),
    );
    const { list } = await experience(await site.visit());
    const themes = await list.getByRole('listitem').evaluateAll((cards) =>
      cards.map((card) => {
        const all = [card, ...card.querySelectorAll('*')];
        return all
          .map((element) => {
            const { color, backgroundColor, borderLeftColor } = getComputedStyle(element);
            const { backgroundColor: before } = getComputedStyle(element, '::before');
            return [color, backgroundColor, borderLeftColor, before].join();
          })
          .join('|');
      }),
    );
    expect(new Set(themes.slice(0, 5)).size).toBe(5);
    expect(themes[5]).toBe(themes[0]);
    expect(themes[6]).toBe(themes[1]);
  });

  it('puts the cards on both sides at a desktop and on one side on a phone', async () => {
    const sides = async (page: Page) => {
      const headings = section(page, 'experience').getByRole('heading', { level: 3 });
      const lefts = await headings.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
      return new Set(lefts).size;
    };
    for (const [name, viewport] of screens) {
      expect(await sides(await site.visit({ viewport })), name).toBe(name === 'a phone' ? 1 : 2);
    }
  });

  it('shows a header of its own when the owner has none', async () => {
    await site.owner.hideAll('section-titles');
    await site.owner.hideAll('experiences');
    const { list } = await experience(await site.visit());
    await list.getByText('My Journey', { exact: true }).waitFor();
    await list.getByRole('heading', { level: 2, name: 'Professional Experience' }).waitFor();
    await list.getByText('A journey through product management, design, and innovation', { exact: true }).waitFor();
    await list.getByText('No experience data available', { exact: true }).waitFor();
  });
});
