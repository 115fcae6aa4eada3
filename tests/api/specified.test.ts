import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi } from '../support/server.ts';

/*
 * The calls of the specification, one row each: its path, its parameters, and the keys that the answer carries.
 */

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const answer = async (path: string) => {
  const response = await fetch(api.base + path);
  expect(response.status, path).toBe(200);
  return (await response.json()) as Record<string, unknown>;
};

const LISTS: [kind: string, parameters: string][] = [
  ['spells', 'school=evocation&level=3,4&class_name=wizard&verbal=yes&xp=no&range=long'],
  ['feats', 'category=combat&exclude_dragonmark=true'],
  ['classes', 'search=wizard'],
  ['races', 'starts_with=D'],
  ['monsters', 'type=undead&cr=5'],
  ['items', 'type=ring&price_filter=1000_5000&sort=price_low_high'],
  ['items', 'property_filter=weapon&min_price=0&max_price=100000&slot=held'],
  ['skills', 'ability=DEX'],
  ['languages', 'search=elven'],
  ['deities', 'starts_with=P'],
  ['rulebooks', 'search=handbook'],
];

test.each(LISTS)('GET /api/%s?%s answers a page of the list', async (kind, parameters) => {
  const body = await answer(`/api/${kind}?page=1&limit=20&${parameters}`);
  expect(body).toHaveProperty('pagination.total');
  expect(body).toHaveProperty('pagination.pages');
  expect(Array.isArray(body[kind]), kind).toBe(true);
});

const FILTER_LISTS: [path: string, keys: string[]][] = [
  ['/api/spells/filters', ['schools', 'subschools', 'domains', 'descriptors', 'rulebooks', 'editions']],
  ['/api/monsters/filters', ['types']],
  ['/api/items/filters', ['types', 'materials', 'slots']],
];

test.each(FILTER_LISTS)('GET %s answers %j', async (path, keys) => {
  expect(Object.keys(await answer(path))).toEqual(expect.arrayContaining(keys));
});

test('GET /api/feats/categories/list answers a list of names and slugs', async () => {
  const categories = (await answer('/api/feats/categories/list')) as unknown as { name: string; slug: string }[];
  expect(categories.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['combat', 'general', 'metamagic', 'skill', 'divine', 'psionic']),
  );
});

const FIELDS: [address: string, fields: string][] = [
  [
    'spells/fireball',
    'id slug name school_name school_slug class_levels casting_time range duration saving_throw verbal_component somatic_component material_component arcane_focus_component divine_focus_component xp_component rulebook_name subschool_name extra_components target effect area spell_resistance domain_levels descriptors description_html',
  ],
  [
    'feats/power-attack',
    'id slug name min_level category_name category_slug required_feats is_prerequisite required_skills special_prerequisites text_prerequisites benefit benefit_html normal normal_html special special_html description description_html rulebook_name',
  ],
  [
    'classes/wizard',
    'id slug name hit_die skill_points alignment rulebook_name prestige short_description_html variants',
  ],
  [
    'races/dwarf',
    'id slug name alignment lands religion rulebook_name size type subtype physical_description society racial_traits language favored_class level_adjustment ecr',
  ],
  [
    'monsters/aboleth',
    'id slug name challenge_rating type_name size_name size alignment rulebook_name hit_dice armor_class initiative hit_points base_attack grapple attack full_attack space reach special_attacks special_qualities description description_html combat combat_html str dex con int wis cha fort_save reflex_save will_save skills feats environment organization treasure advancement level_adjustment move_speed_types portrait_path portrait_alt artwork_path artwork_alt token_path token_alt',
  ],
  [
    'items/bag-of-holding',
    'id slug name type_name type subtype material_name price_gp price_bonus weight caster_level item_level rulebook_name slot_name cost_to_create required_extra description description_html visual_description aura_name aura_dc aura activation_name activation property_name property',
  ],
  [
    'skills/balance',
    'id slug name ability untrained armor_check_penalty rulebook_name base_skill trained_only check action try_again special restriction synergy description game_rule_info',
  ],
  [
    'languages/elven',
    'id slug name type description rulebook_name script speakers usage game_rule_info typical_speakers script_info',
  ],
  [
    'deities/pelor',
    'id slug name alignment power_level domain symbol rulebook_name gender portfolio worshipers cleric_alignments favored_weapon description game_rule_info typical_worshipers cleric_spells',
  ],
  ['rulebooks/phb-35', 'id slug name abbr description published year edition_name official_url'],
];

test.each(FIELDS)('GET /api/%s has every field of the specification', async (address, fields) => {
  expect(Object.keys(await answer(`/api/${address}`))).toEqual(expect.arrayContaining(fields.split(' ')));
});

test('a class variant has every field of the specification', async () => {
  const { variants } = await answer('/api/classes/wizard');
  const fields =
    'id rulebook_name rulebook_slug page required_bab alignment required_races required_skills required_feats requirements_html class_features class_features_html advancement_html starting_gold skill_points hit_die skills';
  expect(Object.keys((variants as object[])[0] ?? {})).toEqual(expect.arrayContaining(fields.split(' ')));
});

test('the shop is generated by budget and number, with a log if requested', async () => {
  const plain = await answer('/api/items/shop/generate?budget=5000&max_items=12&debug=false&gear_slot=ring&seed=1');
  expect(Array.isArray(plain.items)).toBe(true);
  const logged = await answer('/api/items/shop/generate?budget=5000&max_items=12&debug=true&seed=1');
  expect((logged.debug as object[])[0]).toEqual(expect.objectContaining({ msg: expect.any(String) }));
});
