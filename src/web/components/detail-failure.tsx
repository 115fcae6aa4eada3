import { KINDS, type KindName } from '../../contract/kinds.ts';
import { paths } from '../paths.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { NotFoundState } from './states.tsx';

type DetailFailureProps = { kind: KindName; cause: string };

/** What a detail page shows where its entry is not to be had: the specified sentence, the cause, and a way back. */
export function DetailFailure({ kind, cause }: DetailFailureProps) {
  const { singular, title } = KINDS[kind];
  const sentence = `${singular[0]?.toUpperCase()}${singular.slice(1)} not found`;
  const back = { to: paths.list(kind), name: `Back to ${title}` };
  return (
    <>
      <Breadcrumb trail={[{ name: title, to: paths.list(kind) }]} here={sentence} back={back} />
      <h1 className="sr">{sentence}</h1>
      <NotFoundState title={sentence} back={{ to: back.to, label: back.name }}>
        {cause}
      </NotFoundState>
    </>
  );
}
