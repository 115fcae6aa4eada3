const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
const MAX_MEGABYTES = 5;
const SIDE_PIXELS = 192;

export const AVATAR_TYPES = TYPES.join(',');

/**
 * Crops and scales the image of a file to a square of 192 pixels, as a data URL. The file does not leave the browser.
 * @throws {Error} with a message for the visitor if the file is refused
 */
export async function squareImage(file: File): Promise<string> {
  if (!TYPES.includes(file.type)) throw new Error('Choose an image: PNG, JPEG, WebP or GIF.');
  if (file.size > MAX_MEGABYTES * 1024 * 1024) throw new Error(`The image is over ${MAX_MEGABYTES} MB.`);
  const image = await createImageBitmap(file).catch(() => {
    throw new Error('The file is damaged, or it is not an image.');
  });
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE_PIXELS;
  const side = Math.min(image.width, image.height);
  const [left, top] = [(image.width - side) / 2, (image.height - side) / 2];
  canvas.getContext('2d')?.drawImage(image, left, top, side, side, 0, 0, SIDE_PIXELS, SIDE_PIXELS);
  image.close();
  return canvas.toDataURL('image/webp', 0.85);
}

/** The first and last initial of a name: TA for "Thessaly Arnoux"; a question mark if it has no letters. */
export function initialsOf(name: string | null): string {
  const words = (name ?? '').split(/[\s_-]+/).filter((word) => /^\p{L}/u.test(word));
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return (
    [first, last]
      .map((word) => (word ? [...word][0] : ''))
      .join('')
      .toUpperCase() || '?'
  );
}
