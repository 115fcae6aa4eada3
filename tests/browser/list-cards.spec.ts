import { expect, test } from './fixtures.ts';

/** Fields that the specification names for the card of each kind; flags, which cards show as marks, are left out. */
const FIELDS = {
  spells: ['name', 'school_name', 'casting_time', 'range', 'duration', 'saving_throw', 'rulebook_name'],
  feats: ['name', 'min_level', 'category_name'],
  classes: ['name', 'hit_die', 'skill_points', 'alignment', 'rulebook_name'],
  races: ['name', 'alignment', 'lands', 'religion', 'rulebook_name'],
  monsters: ['name', 'challenge_rating', 'type_name', 'size_name', 'alignment', 'rulebook_name'],
  items: ['name', 'type_name', 'material_name', 'price_text', 'rulebook_name'],
  skills: ['name', 'ability', 'rulebook_name'],
  languages: ['name', 'type', 'description', 'rulebook_name'],
  deities: ['name', 'alignment', 'power_level', 'domain', 'symbol', 'rulebook_name'],
  rulebooks: ['name', 'abbr', 'description', 'year'],
} as const;

type Card = Readonly<Record<string, string | number | null>>;

for (const [kind, fields] of Object.entries(FIELDS))
  test(`the cards of ${kind} say ${fields.join(', ')}`, async ({ page, request }) => {
    const answer = await request.get(`/api/${kind}?limit=50`);
    const cards = ((await answer.json()) as Readonly<Record<string, Card[]>>)[kind] ?? [];
    await page.goto(`/${kind}?limit=50&view=entries`);
    const texts = await page.locator('.entries > li').allTextContents();
    expect(texts).toHaveLength(cards.length);
    for (const [i, card] of cards.entries())
      for (const field of fields) {
        expect.soft(card).toHaveProperty(field);
        if (card[field] !== null) expect.soft(texts[i], `${card.slug}: ${field}`).toContain(String(card[field]));
      }
  });
