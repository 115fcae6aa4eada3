import { capitalized } from '../../../../rules/capitalized.ts';
import { SIZES } from '../../../../rules/monster-vocabulary.ts';
import { Button } from '../../../ui/button.tsx';
import { Select, type SelectOption } from '../../../ui/select.tsx';
import { type ListProps, Removable, Step } from './make-step.tsx';

type WeaponsProps = ListProps & { weapons: readonly { slug: string; name: string }[] };

/** Weapons in place of the creature's own, and fields that add one, also for another size. */
export function Weapons({ make, options, weapons, addressOf }: WeaponsProps) {
  const own = new Map(weapons.map(({ slug, name }) => [slug, capitalized(name)]));
  const names = new Map(options.weapons.map(({ slug, name }) => [slug, name]));
  return (
    <Step name="Weapons" note="A weapon made for another size has −2 on attack rolls for each step.">
      {make.weapons.map((line, i) => {
        const [attack = '', weapon = '', size] = line.split(':');
        const name = `${own.get(attack) ?? attack} → ${[size && capitalized(size), names.get(weapon) ?? weapon].filter(Boolean).join(' ')}`;
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
      <Button type="submit">Replace</Button>
    </Step>
  );
}
