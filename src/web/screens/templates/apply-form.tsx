import { Form } from 'react-router';
import { SectionHead } from '../../layout/section-head.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { TemplatePage } from './template-choice.ts';

/** The head of the changes: a choice of the creature that gets the template, which leads to that creature worked out. */
export function ApplyForm({ template }: { template: TemplatePage }) {
  const { slug, name, creatures, varieties, refused } = template;
  const fault =
    refused && `“${refused.slice(0, 60)}” is none of the ${creatures.length} creatures that may be ${name}.`;
  return (
    <Form className="stat-head dials" action={paths.entry('templates', slug)}>
      <SectionHead id="changes" name="Changes" />
      <Field label="Applied to" id="applied-to" inline error={fault}>
        {(control) => (
          <input
            {...control}
            type="text"
            name="creature"
            list="creatures-of-template"
            autoComplete="off"
            required
            placeholder="A creature"
            defaultValue={refused}
          />
        )}
      </Field>
      <datalist id="creatures-of-template">
        {creatures.map((creature) => (
          <option key={creature.slug} value={creature.name} />
        ))}
      </datalist>
      {varieties.length > 0 && (
        <Field label="Variety" id="variety" inline>
          {(control) => (
            <Select
              {...control}
              name="variety"
              defaultValue={varieties[0]?.slug ?? ''}
              options={varieties.map((variety) => [variety.slug, variety.name])}
            />
          )}
        </Field>
      )}
      <Button type="submit">Apply</Button>
    </Form>
  );
}
