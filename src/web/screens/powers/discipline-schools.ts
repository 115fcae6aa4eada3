/** The school of magic whose colour and sigil a discipline uses. */
const SCHOOLS: Readonly<Record<string, string>> = {
  clairsentience: 'divination',
  metacreativity: 'conjuration',
  psychokinesis: 'evocation',
  psychometabolism: 'transmutation',
  psychoportation: 'illusion',
  telepathy: 'enchantment',
};

export function schoolOf(discipline: string): string {
  return SCHOOLS[discipline] ?? 'universal';
}
