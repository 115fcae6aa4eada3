import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { pageMeta } from '../../layout/site.ts';
import { filePaths } from '../../paths.ts';

export const meta = () =>
  pageMeta('Credits', 'Where the facts come from, which open licences are used, and whose trademarks are named.');

export default function CreditsScreen() {
  return (
    <>
      <Breadcrumb here="Credits" />
      <h1>Credits</h1>
      <div className="prose page-prose">
        <SectionHead id="rules" name="Rules" />
        <p>
          The facts of the rules come from the System Reference Document of the 3.5 edition, which Wizards of the Coast
          released as Open Game Content under the Open Game License version 1.0a. The explanations are written for this
          site in its own words. For books beyond the System Reference Document only names, figures and page references
          are given.
        </p>
        <p>
          Figures were compared between several independent conversions of the document, and lists of names and pages
          with the indexes that players have compiled over the years. Our thanks to all of them.
        </p>
        <SectionHead id="open-game-license" name="Open Game License" />
        <p>
          Open Game License v 1.0a, Copyright 2000, Wizards of the Coast, Inc. System Reference Document, Copyright
          2000–2003, Wizards of the Coast, Inc.; authors Jonathan Tweet, Monte Cook, Skip Williams, Rich Baker, Andy
          Collins, David Noonan, Rich Redman, Bruce R. Cordell, John D. Rateliff, Thomas Reid, James Wyatt, based on
          original material by E. Gary Gygax and Dave Arneson.
        </p>
        <p>
          <a href={filePaths.openGameLicense()}>The licence in full</a>.
        </p>
        <p>
          Designation of Open Game Content: the rules facts and the rules text in the entries of this site. Everything
          else, such as the site's name, design and program, is not Open Game Content.
        </p>
        <SectionHead id="drawings-and-typefaces" name="Drawings and typefaces" />
        <ul>
          <li>
            Section drawings, portraits and tokens from drawings by the artists of game-icons.net (Lorc, Delapouite,
            Skoll, Caro Asercion, Cathelineau, DarkZaitzev, Sbed, Carl Olsen and contributors), Creative Commons
            Attribution 3.0; some are cut, combined or coloured here, and each such file names what it is made of.
          </li>
          <li>
            Portraits of shopkeepers: Lorelei by Lisa Wischofsky, CC0 1.0, put together by DiceBear (MIT licence).
          </li>
          <li>Interface icons by the Lucide contributors, ISC licence.</li>
          <li>Grenze by Omnibus-Type, Source Sans 3 and Source Serif 4 by Adobe: SIL Open Font License 1.1.</li>
          <li>The signs of the nine schools, the twenty-sided die and the other portraits were drawn for this site.</li>
        </ul>
        <SectionHead id="program" name="Program" />
        <p>
          The code of this site is free under the MIT licence. It stands on open-source libraries; the project lists
          them.
        </p>
        <SectionHead id="trademarks" name="Trademarks" />
        <p>
          Dungeons & Dragons, D&D, Player's Handbook, Dungeon Master's Guide and Monster Manual are trademarks of
          Wizards of the Coast. They are named here to say what the rules belong to. Wizards of the Coast neither runs
          nor endorses this site.
        </p>
      </div>
    </>
  );
}
