import type { RulePlace } from '../../../contract/glossary.ts';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';

type RuleLinkProps = { rule: RulePlace; className?: string };

/** The link from a term to the page of the rules, and to the part of it, that has the whole rule. */
export function RuleLink({ rule: { slug, name, chapter_name, chapter_number, id }, className = '' }: RuleLinkProps) {
  const to = id === null ? paths.entry('rules', slug) : paths.rulesPart(slug, id);
  return (
    <Link className={`rule-link ${className}`} to={to}>
      <small>The whole rule</small>
      <b>{name}</b>
      <span>
        Chapter {chapter_number}, {chapter_name}
      </span>
      <Icon name="chevron-right" />
    </Link>
  );
}
