import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { pageMeta } from '../../layout/site.ts';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import type { Route } from './+types/terms';
import { LastUpdated, loadToday } from './last-updated.tsx';

export const loader = loadToday;
export const clientLoader = loadToday;
export const meta = () => pageMeta('Terms of Service', 'The terms on which this reference may be used.');

export default function TermsScreen({ loaderData: { today } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb here="Terms of Service" />
      <h1>Terms of Service</h1>
      <LastUpdated today={today} />
      <div className="prose page-prose">
        <p>By using this site you agree to these terms. They are short because the site asks little of you.</p>
        <SectionHead id="use" name="Use" />
        <p>
          Everybody may read the site and call its API, free of charge and without an account, at the table and in
          programs of their own. Please do not try to overload it, to break in, or to hide where your requests come
          from. Where a client asks for too much, the server may answer it more slowly or not at all.
        </p>
        <SectionHead id="rules-content" name="Rules content" />
        <p>
          The rules facts and the rules text of the entries are Open Game Content under the Open Game License version
          1.0a; the <Link to={paths.credits()}>credits</Link> carry its notice. If you publish them elsewhere, that
          licence asks you to keep the notice and the licence with them.
        </p>
        <SectionHead id="code" name="Code" />
        <p>The program behind this site is free under the MIT licence.</p>
        <SectionHead id="trademarks" name="Trademarks" />
        <p>
          Dungeons & Dragons and D&D are trademarks of Wizards of the Coast. This site is not affiliated with, endorsed
          or approved by Wizards of the Coast.
        </p>
        <SectionHead id="no-warranty" name="No warranty" />
        <p>
          We check the figures with care, but the site comes as it is, without warranty of any kind. Where it differs
          from your book, the book and your dungeon master are right; a <Link to={paths.contacts()}>report</Link> is
          welcome. As far as the law allows, we are not liable for damage from using the site or from its being out of
          reach.
        </p>
        <SectionHead id="what-you-bring" name="What you bring" />
        <p>
          A character sheet or picture that you open here remains yours. You need the right to use it. We keep no copy.
        </p>
        <SectionHead id="changes" name="Changes" />
        <p>
          These terms may change as the site grows; the date above tells when. Using the site afterwards means that you
          agree to them.
        </p>
      </div>
    </>
  );
}
