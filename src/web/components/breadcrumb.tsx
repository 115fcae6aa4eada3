import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';

type Crumb = { name: string; to: string };
type BreadcrumbProps = { trail?: readonly Crumb[]; here: string; back?: Crumb };

/** Where this page stands: Home / … / here, and the way back to the list. */
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
      {back && (
        <Link className="back" to={back.to}>
          <ArrowLeft className="i" /> {back.name}
        </Link>
      )}
    </nav>
  );
}
