import { capitalized } from '../../../../rules/capitalized.ts';
import { OFF_HAND } from '../../../../rules/creature/off-hand.ts';
import { SIZES } from '../../../../rules/monster-vocabulary.ts';
import { Button } from '../../../ui/button.tsx';
import { Select, type SelectOption } from '../../../ui/select.tsx';
import { type ListProps, Removable, Step } from './make-step.tsx';

type WeaponsProps = ListProps & { weapons: readonly { slug: string; name: string }[] };

/** Weapons in place of the creature's own or in its other hand, and fields that add one, also for another size. */
export function Weapons({ make, options, weapons, addressOf }: WeaponsProps) {
  const own = new Map([...weapons.map(({ slug, name }) => [slug, capitalized(name)] as const), [OFF_HAND, 'Off hand']]);
  const names = new Map(options.weapons.map(({ slug, name }) => [slug, name]));
  return (
    <Step
      name="Weapons"
      note="A weapon made for another size has −2 on attack rolls for each step. A composite bow adds Strength up to its rating."
    >
      {make.weapons.map((line, i) => {
        const [attack = '', weapon = '', ...more] = line.split(':');
        const size = more.find((part) => !/^\d/.test(part));
        const rating = more.find((part) => /^\d/.test(part));
        const held = [size && capitalized(size), names.get(weapon) ?? weapon, rating && `(+${rating} Str bonus)`];
        const name = `${own.get(attack) ?? attack} → ${held.filter(Boolean).join(' ')}`;
        return <Removable key={line} name={name} to={addressOf({ weapons: make.weapons.toSpliced(i, 1) })} />;
      })}
      <Select
        name="add_for"
        aria-label="Replace the weapon"
        defaultValue={weapons.length === 1 ? weapons[0]?.slug : ''}
        options={[['', 'In place of …'], ...[...own].map(([slug, name]): SelectOption => [slug, name])]}
      />
      <Select
        name="add_weapon"
        aria-label="Weapon in its place"
        defaultValue=""
        options={[['', 'Weapon …'], ...options.weapons.map(({ slug, name }): SelectOption => [slug, name])]}
      />
      <Select
        name="add_size"
        aria-label="Made for the size"
        defaultValue=""
        options={[['', 'Its own size'], ...SIZES.map((size): SelectOption => [size, capitalized(size)])]}
      />
      <input
        name="add_rating"
        type="number"
        inputMode="numeric"
        min={0}
        max={99}
        placeholder="Rating"
        aria-label="Strength rating of a composite bow"
      />
      <Button type="submit">Replace</Button>
    </Step>
  );
}
