import type { Failure } from '../../data/api.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { ErrorState } from '../../layout/states.tsx';
import { NotFoundState } from '../../navigation/page-states.tsx';
import { Nearest } from '../../nearest/nearest.tsx';
import { paths } from '../../paths.ts';

type ClassFailureProps = { failure: Failure };

/** The page of a class that does not exist or could not be fetched. */
export function ClassFailure({ failure: { status, cause, nearest = [] } }: ClassFailureProps) {
  const missing = status === 404;
  const title = missing ? 'Character Class Not Found' : 'Error Loading Character Class';
  const back = { to: paths.list('classes'), name: 'Back to Classes' };
  return (
    <>
      <Breadcrumb trail={[{ name: 'Classes', to: back.to }]} here={title} back={back} />
      <h1 className="sr-only">{title}</h1>
      {missing ? (
        <NotFoundState title={`${title}:`} back={{ to: back.to, label: back.name }}>
          The character class you're looking for doesn't exist.
        </NotFoundState>
      ) : (
        <ErrorState title={title} cause={failureText(status, cause)} />
      )}
      <Nearest kind="classes" entries={nearest} />
    </>
  );
}

/** The cause that the server gave. Without a response, that the call failed and why. */
function failureText(status: number, cause: string): string {
  return status === 0 ? `Failed to fetch character class. ${cause}` : cause;
}
