import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { SectionHead } from '../../layout/section-head.tsx';
import { pageMeta } from '../../layout/site.ts';
import { Link } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import type { Route } from './+types/privacy';
import { LastUpdated, loadToday } from './last-updated.tsx';

export const loader = loadToday;
export const clientLoader = loadToday;
export const meta = () =>
  pageMeta('Privacy Policy', 'What this site stores, what it sends, and what it never asks for.');

export default function PrivacyScreen({ loaderData: { today } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb here="Privacy Policy" />
      <h1>Privacy Policy</h1>
      <LastUpdated today={today} />
      <div className="prose page-prose">
        <p>
          In short: there are no accounts, no advertisements, no analytics and no cookies. What you make here stays in
          your own browser.
        </p>
        <SectionHead id="what-your-browser-keeps" name="What your browser keeps" />
        <p>
          The site remembers a few choices in your browser's local storage, such as the light or dark theme under the
          key <code>theme</code>, how you want lists shown under <code>views</code>, the last shops that you generated
          under <code>shops</code>, your own lists under <code>lists</code>, the books and campaigns of your table under{' '}
          <code>books</code> and <code>campaigns</code>, your own notes on entries under <code>notes</code>, the level
          and ability scores that spells are worked out for under <code>casting</code>, and whether you switched off
          single keys under <code>keys</code>. It knows, too, which list of each kind you looked at last, under{' '}
          <code>list-of-spells</code> and the like, so that entries lead on within it. They never leave your device, and
          clearing the site's data in your browser removes them. A link to a list holds that list: whoever opens it
          sends it to this server, which shows it and does not keep it.
        </p>
        <p>
          Pages that you visited are kept in your browser's storage so that they work offline, and so is the whole
          catalogue where you ask for it on the page <Link to={paths.offline()}>Offline use</Link>, which also removes
          it.
        </p>
        <SectionHead id="what-the-server-sees" name="What the server sees" />
        <p>
          Like every web server, ours receives your IP address, the address of the page that you ask for, and what your
          browser says of itself. It uses them to answer and to protect itself from abuse. Logs of faults may hold the
          address of a failed request for a short time. Whoever runs the site can have each request logged with its
          time, your IP address and the path of the page, without what you searched for. Logs are used for nothing else
          and are given to nobody.
        </p>
        <SectionHead id="no-third-parties" name="No third parties" />
        <p>
          Pages load nothing from other sites: fonts, drawings and scripts all come from here. No one else learns that
          you were here.
        </p>
        <SectionHead id="character-sheets" name="Character sheets" />
        <p>
          When you import a character sheet by its link, our server fetches that one spreadsheet from the service that
          holds it, turns it into tables for you and forgets it. A file that you drop on the page, and an image that you
          choose as an avatar, are read in your browser and sent nowhere. Your browser keeps the last import until you
          choose “Forget this import”. Where a sheet is private, the site may ask for your consent to read your
          spreadsheets by signing in with that service; it never asks to change them. The page says what will be asked
          and why before it is asked. Consent is asked for each time, the permission stays in your browser, it is used
          for the sheet that you named and for nothing else, and nothing of it is stored on our server. You can withdraw
          the consent at any time in your account with that service.
        </p>
        <SectionHead id="children" name="Children" />
        <p>The site asks nobody for personal data, so it holds none of children either.</p>
        <SectionHead id="your-rights" name="Your rights" />
        <p>
          Since no personal data is kept, there is none to give out, mend or erase. For questions there is the{' '}
          <Link to={paths.contacts()}>contact page</Link>.
        </p>
        <SectionHead id="changes" name="Changes" />
        <p>This page says how the site works today. When the site changes, the page changes with it.</p>
      </div>
    </>
  );
}
