import { Link } from '../navigation/link.tsx';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import { StructuredData } from './page-identity.tsx';

type Crumb = { name: string; to: string };
type BreadcrumbProps = { trail?: readonly Crumb[]; here: string; back?: Crumb };

/** The page's place on the site, such as Home / Spells / Fireball, and a link back to the list. */
export function Breadcrumb({ trail = [], here, back }: BreadcrumbProps) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {[{ name: 'Home', to: paths.home() }, ...trail].map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
      <StructuredData data={import.meta.env.SSR ? crumbsOf([...trail, { name: here, to: '' }]) : noData} />
      {back && (
        <Link className="back" to={back.to}>
          <Icon name="arrow-left" /> {back.name}
        </Link>
      )}
    </nav>
  );
}

/** In browsers, which have no use for it. */
const noData = () => ({});

/** The breadcrumb as a schema.org `BreadcrumbList`. The last step is the page itself and needs no address. */
function crumbsOf(trail: readonly Crumb[]): (origin: string) => object {
  const steps = [{ name: 'Home', to: paths.home() }, ...trail];
  return (origin) => ({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, to }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      ...(to && { item: origin + to }),
    })),
  });
}
