import { Link } from '../../../navigation/link.tsx';
import { paths } from '../../../paths.ts';

/** The way to the panel that makes another creature of the monster. */
export function MakeStart({ slug }: { slug: string }) {
  return (
    <p className="make-start">
      <Link to={`${paths.entry('monsters', slug, { make: 1 })}`} rel="nofollow">
        Make it yours
      </Link>{' '}
      with more Hit Dice, class levels or templates: every figure follows.
    </p>
  );
}
