declare const content: unique symbol;

/** JSON text of a `T`: the catalogue keeps answers ready to send, so that the API need not parse and print them. */
export type JsonText<T> = string & { readonly [content]?: T };

export function parseJson<T>(text: JsonText<T>): T {
  return JSON.parse(text) as T;
}

export function toJson<T>(value: T): JsonText<T> {
  return JSON.stringify(value);
}
