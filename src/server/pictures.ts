import type { FastifyInstance } from 'fastify';
import type { Picture } from '../catalogue/pictures.ts';
import { notFound, PROBLEM_TYPE } from '../contract/problems.ts';

/** Width and height in pixels, as virtual tabletops expect. */
const TOKEN_SIDE = 512;
const DAY_IN_SECONDS = 24 * 60 * 60;

type FindPicture = (path: string) => Promise<Picture | null>;

type Parts = {
  find: FindPicture;
  /** Null if too many pictures are being painted. */
  paint: (drawing: string, width: number) => Promise<Buffer | null>;
};

/**
 * Serves `/portraits/aboleth.svg`, `/artwork/…` and `/tokens/aboleth.png`, which is painted from its drawing on
 * request.
 */
export async function servePictures(app: FastifyInstance, { find, paint }: Parts): Promise<void> {
  for (const folder of ['portraits', 'artwork', 'tokens'])
    app.route<{ Params: { file: string } }>({
      method: ['GET', 'HEAD'],
      url: `/${folder}/:file`,
      schema: { hide: true },
      handler: async (request, reply) => {
        const path = `${folder}/${request.params.file}`;
        const picture = (await find(path)) ?? (folder === 'tokens' ? await paintedToken(path, { find, paint }) : null);
        if (picture === null) {
          const problem = notFound(`There is no picture /${path.slice(0, 120)}.`);
          return reply.code(problem.status).type(PROBLEM_TYPE).send(JSON.stringify(problem));
        }
        return reply
          .type(picture.type)
          .header('cache-control', `public, max-age=${DAY_IN_SECONDS}`)
          .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
          .send(picture.data);
      },
    });
}

/** Paints a token from its drawing. Throws an error with `statusCode` 503 if too many are waiting. */
async function paintedToken(path: string, { find, paint }: Parts): Promise<Picture | null> {
  if (!path.endsWith('.png')) return null;
  const drawing = await find(`${path.slice(0, -'.png'.length)}.svg`);
  if (drawing === null) return null;
  const data = await paint(drawing.data.toString('utf8'), TOKEN_SIDE);
  if (data !== null) return { type: 'image/png', data };
  throw Object.assign(new Error('Too many pictures are being painted. Please try again.'), { statusCode: 503 });
}
