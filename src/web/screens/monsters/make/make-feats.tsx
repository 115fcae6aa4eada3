import { capitalized } from '../../../../rules/capitalized.ts';
import { KEY_ABILITY } from '../../../../rules/monster-skills.ts';
import { Button } from '../../../ui/button.tsx';
import { Select, type SelectOption } from '../../../ui/select.tsx';
import { type ListProps, Removable, Step } from './make-step.tsx';

const inWords = (slug: string): string => slug.split('-').map(capitalized).join(' ');

/** Feats for what was added, and fields that add one with what it is taken for. */
export function Feats({ make, options, addressOf }: ListProps) {
  const names = new Map(options.feats.map(({ slug, name }) => [slug, name]));
  return (
    <Step name="Feats" note="By default none is chosen for added Hit Dice and levels.">
      {make.feats.map((line, i) => {
        const [slug = '', choice] = line.split(':');
        const name = `${names.get(slug) ?? slug}${choice === undefined ? '' : ` (${choice})`}`;
        return <Removable key={line} name={name} to={addressOf({ feats: make.feats.toSpliced(i, 1) })} />;
      })}
      <Select
        name="add_feat"
        aria-label="Add a feat"
        defaultValue=""
        options={[['', 'Add …'], ...options.feats.map(({ slug, name }): SelectOption => [slug, name])]}
      />
      <input name="add_choice" type="text" maxLength={60} placeholder="claw" aria-label="What the feat is taken for" />
      <Button type="submit">Add feat</Button>
    </Step>
  );
}

const SKILLS = Object.keys(KEY_ABILITY).map((slug): SelectOption => [slug, inWords(slug)]);

/** Ranks that the added skill points buy, and fields that add some. */
export function Skills({ make, addressOf }: Omit<ListProps, 'options'>) {
  return (
    <Step
      name="Skill ranks"
      note="By default the listed skills keep their ranks. Skills that are not listed cost two points a rank."
    >
      {make.skills.map((line, i) => {
        const [slug = '', ranks = '1'] = line.split(':');
        return (
          <Removable
            key={slug}
            name={`${inWords(slug)} +${ranks}`}
            to={addressOf({ skills: make.skills.toSpliced(i, 1) })}
          />
        );
      })}
      <Select name="add_skill" aria-label="Add ranks in a skill" defaultValue="" options={[['', 'Add …'], ...SKILLS]} />
      <input
        name="add_ranks"
        type="number"
        inputMode="numeric"
        min={1}
        max={99}
        defaultValue={1}
        aria-label="How many ranks"
      />
      <Button type="submit">Add ranks</Button>
    </Step>
  );
}
