declare const content: unique symbol;

/**
 * A `T` serialized as JSON, as a string or in UTF-8. The catalogue stores responses serialized, so that the API sends them
 * without parsing them.
 */
export type JsonText<T> = (string | Buffer) & { readonly [content]?: T };

export function parseJson<T>(text: JsonText<T>): T {
  return JSON.parse(text.toString()) as T;
}

export function toJson<T>(value: T): JsonText<T> {
  return JSON.stringify(value);
}
