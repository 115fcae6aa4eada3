import { ABILITIES, ABILITY_NAMES } from '../../../../rules/abilities.ts';
import { Link } from '../../../navigation/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Select, type SelectOption } from '../../../ui/select.tsx';
import { type ListProps, Moves, Removable, Step, withMoved } from './make-step.tsx';

/** The templates in their order, and a field that adds one. */
export function Templates({ make, options, addressOf }: ListProps) {
  const choices = options.templates.flatMap(({ slug, name, varieties }): SelectOption[] =>
    varieties.length === 0
      ? [[slug, name]]
      : varieties.map((variety) => [`${slug}:${variety.slug}`, `${name}, ${variety.name.toLowerCase()}`]),
  );
  const names = new Map(choices);
  return (
    <Step name="Templates">
      {make.templates.map((template, i) => (
        <Removable
          key={template}
          name={names.get(template) ?? template}
          to={addressOf({ templates: make.templates.toSpliced(i, 1) })}
          step={`template ${template}`}
          place={{
            index: i,
            count: make.templates.length,
            addressAt: (to) => addressOf({ templates: withMoved(make.templates, i, to) }),
          }}
        />
      ))}
      <Select name="add_template" aria-label="Add a template" defaultValue="" options={[['', 'Add …'], ...choices]} />
    </Step>
  );
}

/** Class levels, and fields that add some. */
export function Classes({ make, options, addressOf }: ListProps) {
  const choices = options.classes.map(({ slug, name }): SelectOption => [slug, name]);
  const names = new Map(choices);
  const withLevels = (i: number, slug: string, levels: number) =>
    addressOf({
      classes: levels < 1 ? make.classes.toSpliced(i, 1) : make.classes.with(i, `${slug}:${levels}`),
    });
  return (
    <Step name="Class levels">
      {make.classes.map((line, i) => {
        const [slug = '', text = '1'] = line.split(':');
        const name = names.get(slug) ?? slug;
        const levels = Number(text);
        return (
          <span className="make-part" key={slug} data-step={`class ${slug}`}>
            <Link to={withLevels(i, slug, levels - 1)} aria-label={`One level of ${name} less`} preventScrollReset>
              <Icon name="minus" />
            </Link>
            {name} {text}
            <Link to={withLevels(i, slug, levels + 1)} aria-label={`One more level of ${name}`} preventScrollReset>
              <Icon name="plus" />
            </Link>
            <Moves
              name={name}
              index={i}
              count={make.classes.length}
              addressAt={(to) => addressOf({ classes: withMoved(make.classes, i, to) })}
            />
            <Link
              to={addressOf({ classes: make.classes.toSpliced(i, 1) })}
              aria-label={`Without ${name}`}
              preventScrollReset
            >
              <Icon name="x" />
            </Link>
          </span>
        );
      })}
      <Select
        name="add_class"
        aria-label="Add levels in a class"
        defaultValue=""
        options={[['', 'Add …'], ...choices]}
      />
      <input
        name="add_levels"
        type="number"
        inputMode="numeric"
        min={1}
        max={99}
        defaultValue={1}
        aria-label="How many levels"
      />
      <Button type="submit">Add</Button>
    </Step>
  );
}

/** Ability points for Hit Dice. */
export function Increases({ make, addressOf }: Omit<ListProps, 'options'>) {
  return (
    <Step name="Ability points" note="One for every fourth Hit Die that is added.">
      {ABILITIES.map((ability) => {
        const count = make.increases.filter((each) => each === ability).length;
        if (count === 0) return null;
        const at = make.increases.indexOf(ability);
        return (
          <Removable
            key={ability}
            name={`${ABILITY_NAMES[ability]} +${count}`}
            to={addressOf({ increases: make.increases.toSpliced(at, 1) })}
          />
        );
      })}
      <Select
        name="add_increase"
        aria-label="Add an ability point"
        defaultValue=""
        options={[['', 'Add …'], ...ABILITIES.map((ability): SelectOption => [ability, ABILITY_NAMES[ability]])]}
      />
    </Step>
  );
}

/** Which ability gets the best score of the array, which the next; those that are not named follow as the class needs them. */
export function Order({ make, addressOf }: Omit<ListProps, 'options'>) {
  const named = ABILITIES.filter((ability) => make.order.includes(ability));
  const left = ABILITIES.filter((ability) => !named.includes(ability));
  return (
    <>
      {make.order.map((ability, i) => {
        const name = ABILITIES.find((one) => one === ability);
        return (
          <Removable
            key={ability}
            name={`${i + 1}. ${name === undefined ? ability : ABILITY_NAMES[name]}`}
            to={addressOf({ order: make.order.toSpliced(i, 1) })}
          />
        );
      })}
      {left.length > 0 && (
        <Select
          name="add_order"
          aria-label="The next best score goes to"
          defaultValue=""
          options={[
            ['', 'Next best score to …'],
            ...left.map((ability): SelectOption => [ability, ABILITY_NAMES[ability]]),
          ]}
        />
      )}
    </>
  );
}
