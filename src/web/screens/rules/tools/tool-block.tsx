import { type ChangeEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { RuleToolName } from '../../../../contract/page-parameters.ts';
import { changed, useListQuery } from '../../../data/list-query.ts';
import { usePendingChanges } from '../../../data/pending-changes.ts';
import { StatRows } from '../../../entries/stat-rows.tsx';
import { SectionHead } from '../../../layout/section-head.tsx';
import { ButtonLink } from '../../../navigation/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, type FieldControl } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { useSentDraft } from '../../../ui/use-sent-draft.ts';
import { LoadRuler } from './load-ruler.tsx';
import { type PageTables, readTool, type ToolField, type ToolValues } from './tool.ts';
import { TOOLS } from './tools.ts';

/** A calculator of a page. The address holds its values; without scripts the form sends them. */
export function ToolBlock({ name, tables }: { name: RuleToolName; tables: PageTables }) {
  const tool = TOOLS[name];
  const query = useListQuery();
  const navigate = useNavigate();
  const withEarlier = usePendingChanges(query);
  const { values, problems } = readTool(tool, query);
  const { figures, rows, ruler } = tool.work(values, tables);
  const id = `tool-${name}`;
  const choose = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    if (target.value === '' || !target.validity.valid) return;
    const changes = withEarlier({ [target.name]: target.value });
    navigate(changed(query, changes), { replace: true, preventScrollReset: true });
  };
  return (
    <section className="stat rule-tool" aria-labelledby={id}>
      <form className="stat-head dials" onSubmit={(event) => event.preventDefault()}>
        <SectionHead id={id} name={tool.title} />
        {tool.fields.map((field) => (
          <ToolInput key={field.name} tool={name} field={field} values={values} onChange={choose} />
        ))}
        {tool.groups?.map((group) => (
          <ToolFold
            key={group.name}
            name={group.name}
            used={group.fields.filter((field) => isUsed(field, values)).length}
          >
            {group.fields.map((field) => (
              <ToolInput key={field.name} tool={name} field={field} values={values} onChange={choose} />
            ))}
          </ToolFold>
        ))}
        <noscript>
          <Button type="submit">Work out</Button>
        </noscript>
      </form>
      {problems.length > 0 && (
        <p className="tool-problem" role="alert">
          {problems.join(' ')}
        </p>
      )}
      {ruler && <LoadRuler {...ruler} />}
      <dl className="glance" aria-live="polite">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {rows.length > 0 && <StatRows rows={rows} />}
      {tool.again !== undefined && (
        <p className="actions">
          <ButtonLink
            icon="rotate-cw"
            variant="quiet"
            to={changed(query, { [tool.again]: String(values.number(tool.again) + 1) })}
            replace
            preventScrollReset
            rel="nofollow"
          >
            Roll again
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

type ToolFoldProps = { name: string; used: number; children: ReactNode };

/** A group of fields, which stands open at first if one of them is used. */
function ToolFold({ name, used, children }: ToolFoldProps) {
  const [openAtFirst] = useState(used > 0);
  return (
    <details className="tool-fold" open={openAtFirst}>
      <summary>
        {name}
        {used > 0 && <span> {used} in use</span>}
      </summary>
      <div>{children}</div>
    </details>
  );
}

function isUsed(field: ToolField, values: ToolValues): boolean {
  return 'options' in field
    ? values.choice(field.name) !== field.fallback
    : values.number(field.name) !== field.fallback;
}

type ToolInputProps = {
  tool: RuleToolName;
  field: ToolField;
  values: ToolValues;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
};

function ToolInput({ tool, field, values, onChange }: ToolInputProps) {
  const { name, label } = field;
  return (
    <Field inline label={label} id={`${tool}-${name}`} className={'options' in field ? 'cast-as' : 'tool-number'}>
      {(control) =>
        'options' in field ? (
          <Select {...control} name={name} options={field.options} value={values.choice(name)} onChange={onChange} />
        ) : (
          <NumberInput control={control} field={field} value={values.number(name)} onChange={onChange} />
        )
      }
    </Field>
  );
}

type NumberInputProps = Pick<ToolInputProps, 'onChange'> & {
  control: FieldControl;
  field: Extract<ToolField, { lowest: number }>;
  value: number;
};

function NumberInput({ control, field: { name, lowest, highest }, value, onChange }: NumberInputProps) {
  const [typed, setTyped, send] = useSentDraft(String(value));
  const choose: ToolInputProps['onChange'] = (event) => {
    if (event.target.validity.valid) send(String(Number(event.target.value)));
    onChange(event);
  };
  return (
    <input
      {...control}
      type="number"
      inputMode="numeric"
      name={name}
      min={lowest}
      max={highest}
      step={1}
      required
      value={typed}
      onBlur={(event) => typed !== String(value) && choose(event)}
      onChange={(event) => {
        setTyped(event.target.value);
        if (isStep(event)) choose(event);
      }}
    />
  );
}

/** Whether a press on the field's arrows changed it: while digits are typed, the number waits until the field is left. */
function isStep({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean {
  return !(nativeEvent instanceof InputEvent);
}
