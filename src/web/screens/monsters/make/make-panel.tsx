import type { FormEvent, ReactNode } from 'react';
import { Form, useNavigate } from 'react-router';
import { readQuery } from '../../../../contract/query.ts';
import { ABILITIES, ABILITY_NAMES } from '../../../../rules/abilities.ts';
import { screenStyle } from '../../../layout/page-style.ts';
import { Link } from '../../../navigation/link.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Select, type SelectOption } from '../../../ui/select.tsx';
import type { MonsterPage } from '../monster-page.ts';
import styleUrl from './make.css?url';
import { type Make, makeQuery, readMake } from './make-query.ts';

const ARRAYS: readonly SelectOption[] = [
  ['', 'As printed'],
  ['standard', 'Standard array'],
  ['nonelite', 'Nonelite array'],
  ['elite', 'Elite array'],
];

type MakePanelProps = { page: MonsterPage; panel: NonNullable<MonsterPage['panel']> };

/**
 * The form that makes another creature of a monster: every step with a way to take it back, and fields that add one. It is sent
 * as a plain form; with scripts each choice counts at once.
 */
export function MakePanel({ page, panel }: MakePanelProps) {
  const { make, options, printed, fault } = panel;
  const navigate = useNavigate();
  const addressOf = (change: Partial<Make>) => paths.entry('monsters', printed.slug, makeQuery({ ...make, ...change }));
  const apply = (form: HTMLFormElement) => {
    const sent = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    navigate(paths.entry('monsters', printed.slug, makeQuery(readMake(readQuery(new URLSearchParams(sent))))), {
      preventScrollReset: true,
    });
  };
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const { tagName, type, name } = event.target as unknown as HTMLInputElement;
    if ((tagName === 'SELECT' && name !== 'add_class') || type === 'checkbox') apply(event.currentTarget);
  };
  return (
    <>
      <link {...screenStyle(styleUrl)} />
      <Form
        className="make scotch"
        id="make"
        aria-label="Make it yours"
        action={paths.entry('monsters', printed.slug)}
        key={JSON.stringify(make)}
        onChange={onChange}
        onSubmit={(event) => {
          event.preventDefault();
          apply(event.currentTarget);
        }}
      >
        <div className="make-head">
          <h2>Make it yours</h2>
          <Link to={paths.entry('monsters', printed.slug)}>As printed</Link>
        </div>
        <input type="hidden" name="make" value="1" />
        {[...hiddenFields(make)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Step name="Hit Dice" note={printed.advancement ?? 'It does not advance by Hit Dice.'}>
          <input
            id="make-hd"
            name="hd"
            type="number"
            inputMode="numeric"
            min={1}
            defaultValue={make.hd}
            placeholder="As printed"
            aria-label="Hit Dice"
          />
        </Step>
        <Step name="Abilities">
          <Select name="array" aria-label="Ability scores" defaultValue={make.array} options={ARRAYS} />
        </Step>
        <Templates make={make} options={options} addressOf={addressOf} />
        <Classes make={make} options={options} addressOf={addressOf} />
        <Increases make={make} addressOf={addressOf} />
        <div className="make-foot">
          <Checkbox name="augment" value="1" defaultChecked={make.augment}>
            Augment Summoning
          </Checkbox>
          <Button variant="primary" type="submit">
            Work it out
          </Button>
        </div>
        {fault && (
          <p className="make-fault" role="alert">
            <Icon name="triangle-alert" /> {fault}
          </p>
        )}
        {page.build && page.build.notes.length > 0 && (
          <ul className="make-notes">
            {page.build.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </Form>
    </>
  );
}

/** What the address has and no field of the form. */
function hiddenFields({ templates, classes, increases }: Make): [name: string, value: string][] {
  const all: [string, string][] = [
    ['template', templates.join(',')],
    ['class', classes.join(',')],
    ['increase', increases.join(',')],
  ];
  return all.filter(([, value]) => value !== '');
}

function Step({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <fieldset className="make-step">
      <legend>{name}</legend>
      <div>{children}</div>
      {note && <small>{note}</small>}
    </fieldset>
  );
}

type ListProps = Pick<NonNullable<MonsterPage['panel']>, 'make' | 'options'> & {
  addressOf: (change: Partial<Make>) => string;
};

function Templates({ make, options, addressOf }: ListProps) {
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
        />
      ))}
      <Select name="add_template" aria-label="Add a template" defaultValue="" options={[['', 'Add …'], ...choices]} />
    </Step>
  );
}

function Classes({ make, options, addressOf }: ListProps) {
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
          <span className="make-part" key={slug}>
            <Link to={withLevels(i, slug, levels - 1)} aria-label={`One level of ${name} less`} preventScrollReset>
              <Icon name="minus" />
            </Link>
            {name} {text}
            <Link to={withLevels(i, slug, levels + 1)} aria-label={`One more level of ${name}`} preventScrollReset>
              <Icon name="plus" />
            </Link>
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

function Increases({ make, addressOf }: Omit<ListProps, 'options'>) {
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

/** A step that is taken, with the link that takes it back. */
function Removable({ name, to }: { name: string; to: string }) {
  return (
    <span className="make-part">
      {name}
      <Link to={to} aria-label={`Without ${name}`} preventScrollReset>
        <Icon name="x" />
      </Link>
    </span>
  );
}
