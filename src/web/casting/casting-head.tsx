import { useEffect, useRef } from 'react';
import type { Caster } from '../../contract/casters.ts';
import { LEVEL_LIMITS, SCORE_LIMITS } from '../../rules/casting.ts';
import { MY_CHARACTERS } from '../for-me/my-character.ts';
import { SectionHead } from '../layout/section-head.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { type Casting, storedCasting } from './use-casting.ts';

const ABILITY_NAMES = { int: 'Int', wis: 'Wis', cha: 'Cha' } as const;

type CastingHeadProps = { casters: readonly Caster[]; casting: Casting; level: string };

/**
 * The form above a stat block that chooses caster, level and ability score. Without scripts it is sent as a plain form.
 */
export function CastingHead({ casters, casting, level: levelName }: CastingHeadProps) {
  const { caster, level, score, choose } = casting;
  const form = useRef<HTMLFormElement>(null);
  const rendered = useRef({ as: caster.slug, cl: level, score });
  // Applies what the visitor chose before React hydrated the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    const fields = new FormData(form.current ?? undefined);
    const { as, cl, score } = rendered.current;
    const change = {
      ...(fields.has('as') && fields.get('as') !== as && { caster: String(fields.get('as')) }),
      ...(Number(fields.get('cl')) !== cl && { level: Number(fields.get('cl')) }),
      ...(Number(fields.get('score')) !== score && { score: Number(fields.get('score')) }),
    };
    if (Object.keys(change).length > 0) choose(change);
  }, []);
  return (
    <form
      className="stat-head dials"
      ref={form}
      data-stored={`${storedCasting.key} ${MY_CHARACTERS}`}
      onSubmit={(event) => event.preventDefault()}
    >
      <SectionHead id="details" name="Details" />
      {casters.length > 1 && (
        <Field inline label="As" id="cast-as" className="cast-as">
          {(control) => (
            <Select
              {...control}
              name="as"
              value={caster.slug}
              options={casters.map(({ slug, name, level: castingLevel }) => [
                slug,
                castingLevel === null ? name : `${name} ${castingLevel}`,
              ])}
              onChange={({ target }) => choose({ caster: target.value })}
            />
          )}
        </Field>
      )}
      <Stepper
        label={`At ${levelName} level`}
        name="cl"
        value={level}
        lowest={caster.lowest_level}
        highest={LEVEL_LIMITS.highest}
        onChange={(next) => choose({ level: next })}
      />
      <Stepper
        label={`with ${ABILITY_NAMES[caster.ability]}`}
        name="score"
        value={score}
        lowest={SCORE_LIMITS.lowest}
        highest={SCORE_LIMITS.highest}
        onChange={(next) => choose({ score: next })}
      />
      <noscript>
        <Button type="submit">Work out</Button>
      </noscript>
    </form>
  );
}
