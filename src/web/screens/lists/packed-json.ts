import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';

/** The most characters of what a link holds. Servers and proxies refuse longer addresses. */
export const MAX_CODE_LENGTH = 6000;
const MAX_UNPACKED_BYTES = 200_000;

/** Encodes a value for an address: JSON, deflated, in base64url. */
export function packJson(value: unknown): string {
  const packed = deflateSync(strToU8(JSON.stringify(value)), { level: 9 });
  return btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/**
 * Decodes the JSON of a code; undefined where it is invalid. Stops at `MAX_UNPACKED_BYTES`, so that a small link cannot
 * fill the memory.
 */
export function unpackJson(code: string): unknown {
  try {
    const packed = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    const parts: Uint8Array[] = [];
    let size = 0;
    const inflate = new Inflate((part) => {
      size += part.length;
      if (size > MAX_UNPACKED_BYTES) throw new Error('too large');
      parts.push(part);
    });
    for (let offset = 0; offset < packed.length; offset += 256)
      inflate.push(packed.subarray(offset, offset + 256), offset + 256 >= packed.length);
    return JSON.parse(strFromU8(concat(parts, size)));
  } catch {
    return undefined;
  }
}

function concat(parts: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
}
