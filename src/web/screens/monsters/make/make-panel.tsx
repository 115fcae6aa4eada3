import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { readQuery } from '../../../../contract/query.ts';
import { screenStyle } from '../../../layout/page-style.ts';
import { Link } from '../../../navigation/link.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Select, type SelectOption } from '../../../ui/select.tsx';
import { useShown } from '../../../ui/use-shown.ts';
import type { MonsterPage } from '../monster-page.ts';
import styleUrl from './make.css?url';
import { Feats, Skills } from './make-feats.tsx';
import { Classes, Increases, Order, Templates } from './make-lists.tsx';
import { type Make, makeQuery, readMake } from './make-query.ts';
import { Step, withMoved } from './make-step.tsx';
import { Weapons } from './make-weapons.tsx';
import { useStepDrag, useStepMoves } from './use-step-moves.ts';

const ARRAYS: readonly SelectOption[] = [
  ['', 'As printed'],
  ['standard', 'Standard array'],
  ['nonelite', 'Nonelite array'],
  ['elite', 'Elite array'],
];

const FORMS: readonly SelectOption[] = [
  ['', 'Humanoid form'],
  ['animal', 'Animal form'],
  ['hybrid', 'Hybrid form'],
];

/** Choices that a second field belongs to: they count when the form is sent. */
const COUNTED: ReadonlySet<string> = new Set([
  'add_class',
  'add_feat',
  'add_skill',
  'add_for',
  'add_weapon',
  'add_size',
  'add_rating',
]);

/** Shows in the fields what was made, also after a step back, and empties those that add something. The focus stays where it is. */
function useFieldsOf(form: RefObject<HTMLFormElement | null>, { array, form: shape }: Make, made: string): void {
  const shown = useRef(made);
  useEffect(() => {
    // What is chosen before the first rendering counts.
    if (shown.current === made || form.current === null) return;
    shown.current = made;
    form.current.reset();
    // A list keeps the default of its first rendering.
    for (const [name, value] of Object.entries({ array, form: shape })) {
      const list = form.current.elements.namedItem(name);
      if (list instanceof HTMLSelectElement) list.value = value;
    }
  }, [form, made, array, shape]);
}

type MakePanelProps = { page: MonsterPage; panel: NonNullable<MonsterPage['panel']> };

/**
 * The form that makes another creature of a monster: every step with a way to take it back, and fields that add one. It is sent
 * as a plain form; with scripts each choice counts at once.
 */
export function MakePanel({ page, panel }: MakePanelProps) {
  const { make, options, printed, fault } = panel;
  const navigate = useNavigate();
  const moves = useStepMoves();
  const addressOf = (change: Partial<Make>) => paths.entry('monsters', printed.slug, makeQuery({ ...make, ...change }));
  const form = useRef<HTMLFormElement>(null);
  const made = JSON.stringify(make);
  useFieldsOf(form, make, made);
  useStepDrag(form, made, (list, from, to) => {
    const { templates, classes } = make;
    const moved =
      list === 'class' ? { classes: withMoved(classes, from, to) } : { templates: withMoved(templates, from, to) };
    navigate(addressOf(moved), { preventScrollReset: true });
  });
  const apply = (form: HTMLFormElement) => {
    const sent = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    navigate(paths.entry('monsters', printed.slug, makeQuery(readMake(readQuery(new URLSearchParams(sent))))), {
      preventScrollReset: true,
    });
  };
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const { tagName, type, name } = event.target as unknown as HTMLInputElement;
    if ((tagName === 'SELECT' && !COUNTED.has(name)) || type === 'checkbox') apply(event.currentTarget);
  };
  return (
    <>
      <link {...screenStyle(styleUrl)} />
      <Form
        className="make scotch"
        id="make"
        aria-label="Make it yours"
        action={paths.entry('monsters', printed.slug)}
        ref={form}
        onChange={onChange}
        {...moves}
        onSubmit={(event) => {
          event.preventDefault();
          apply(event.currentTarget);
        }}
      >
        <div className="make-head">
          <h2>Make it yours</h2>
          <Link to={paths.entry('monsters', printed.slug)}>As printed</Link>
        </div>
        {fault && <Fault text={fault} />}
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
          {make.array !== '' && <Order make={make} addressOf={addressOf} />}
        </Step>
        <Templates make={make} options={options} addressOf={addressOf} />
        {make.templates.some((template) => template.startsWith('lycanthrope')) && (
          <Step name="Form">
            <Select name="form" aria-label="Form" defaultValue={make.form} options={FORMS} />
          </Step>
        )}
        <Classes make={make} options={options} addressOf={addressOf} />
        {panel.weapons.length > 0 && (
          <Weapons make={make} options={options} weapons={panel.weapons} addressOf={addressOf} />
        )}
        <Increases make={make} addressOf={addressOf} />
        <Feats make={make} options={options} addressOf={addressOf} />
        <Skills make={make} addressOf={addressOf} />
        <div className="make-foot">
          <Checkbox name="augment" value="1" defaultChecked={make.augment}>
            Augment Summoning
          </Checkbox>
          <Button variant="primary" type="submit">
            Work it out
          </Button>
        </div>
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

/** Why the creature cannot be made. It is brought into view, because the form is longer than a window. */
function Fault({ text }: { text: string }) {
  return (
    <p className="make-fault" role="alert" ref={useShown<HTMLParagraphElement>(text)}>
      <Icon name="triangle-alert" /> {text}
    </p>
  );
}

/** What the address has and no field of the form. */
function hiddenFields({
  templates,
  classes,
  order,
  increases,
  feats,
  skills,
  weapons,
}: Make): [name: string, value: string][] {
  const all: [string, string][] = [
    ['template', templates.join(',')],
    ['class', classes.join(',')],
    ['order', order.join(',')],
    ['increase', increases.join(',')],
    ['feat', feats.join(',')],
    ['skill', skills.join(',')],
    ['weapon', weapons.join(',')],
  ];
  return all.filter(([, value]) => value !== '');
}
