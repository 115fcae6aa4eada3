declare const content: unique symbol;

/**
 * JSON of a `T`, as text or in UTF-8: the catalogue keeps answers ready to send, so that the API need not parse and
 * print them; what is stored in bytes goes to the socket as it is.
 */
export type JsonText<T> = (string | Buffer) & { readonly [content]?: T };

export function parseJson<T>(text: JsonText<T>): T {
  return JSON.parse(text.toString()) as T;
}

export function toJson<T>(value: T): JsonText<T> {
  return JSON.stringify(value);
}
