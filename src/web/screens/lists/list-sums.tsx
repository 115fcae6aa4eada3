import type { ListLine } from '../../own-lists/own-list.ts';
import type { ListCaster, ListedSpell } from './caster.ts';
import { EncounterSum } from './encounter-sum.tsx';
import { encounterParts, foesOf, gearTotals } from './line-facts.ts';
import type { ListCard } from './list-card.ts';
import type { ListChoices } from './list-choices.ts';
import { LoadSum } from './load-sum.tsx';
import { spellLevels } from './spell-levels.ts';
import { type CasterOptions, SpellSum } from './spell-sum.tsx';

type ListSumsProps = {
  lines: readonly ListLine[];
  cards: ReadonlyMap<string, ListCard>;
  spells: readonly ListedSpell[];
  caster: ListCaster | null;
  choices: ListChoices;
  options: CasterOptions;
  /** Absent where the list is only read: then a sum is shown where the list says for whom. */
  onChoose?: (change: ListChoices) => void;
};

/** What a list comes to: the slots that its spells fill, the load that its gear is, and the encounter that its monsters are. */
export function ListSums({ lines, cards, spells, caster, choices, options, onChoose }: ListSumsProps) {
  const { weight, price } = gearTotals(lines, cards);
  const showsLoad = weight > 0 && (onChoose !== undefined || choices.strength !== undefined);
  const foes = foesOf(lines, cards);
  const showsEncounter =
    onChoose !== undefined || choices.party_level !== undefined || choices.party_size !== undefined;
  const showsSlots = caster !== null && (onChoose !== undefined || choices.class !== undefined);
  return (
    <>
      {showsSlots && (
        <SpellSum
          caster={caster}
          choices={choices}
          rows={spellLevels(spells, caster)}
          options={options}
          onChoose={onChoose}
        />
      )}
      {showsEncounter && (
        <EncounterSum foes={foes} parts={encounterParts(lines)} choices={choices} onChoose={onChoose} />
      )}
      {showsLoad && <LoadSum weight={weight} price={price} choices={choices} onChoose={onChoose} />}
    </>
  );
}
