import type { FastifyInstance } from 'fastify';
import type { Picture } from '../catalogue/pictures.ts';
import { notFound, PROBLEM_TYPE } from '../contract/problems.ts';

/** Pixels on a side: what virtual tabletops ask for. */
const TOKEN_SIDE = 512;
const A_DAY_IN_SECONDS = 24 * 60 * 60;

type FindPicture = (path: string) => Promise<Picture | null>;

/** Serves `/portraits/aboleth.svg`, `/artwork/…` and `/tokens/aboleth.png`, the last painted from its drawing when asked for. */
export async function servePictures(app: FastifyInstance, { find }: { find: FindPicture }): Promise<void> {
  for (const folder of ['portraits', 'artwork', 'tokens'])
    app.route<{ Params: { file: string } }>({
      method: ['GET', 'HEAD'],
      url: `/${folder}/:file`,
      schema: { hide: true },
      handler: async (request, reply) => {
        const path = `${folder}/${request.params.file}`;
        const picture = (await find(path)) ?? (folder === 'tokens' ? await paint(path, find) : null);
        if (picture === null) {
          const problem = notFound(`There is no picture /${path.slice(0, 120)}.`);
          return reply.code(problem.status).type(PROBLEM_TYPE).send(JSON.stringify(problem));
        }
        return reply
          .type(picture.type)
          .header('cache-control', `public, max-age=${A_DAY_IN_SECONDS}`)
          .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
          .send(picture.data);
      },
    });
}

/** Paints a token's drawing, off the main thread. */
async function paint(path: string, find: FindPicture): Promise<Picture | null> {
  if (!path.endsWith('.png')) return null;
  const drawing = await find(`${path.slice(0, -'.png'.length)}.svg`);
  if (drawing === null) return null;
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(drawing.data.toString('utf8'), {
    fitTo: { mode: 'width', value: TOKEN_SIDE },
    font: { loadSystemFonts: false },
  });
  return { type: 'image/png', data: image.asPng() };
}
