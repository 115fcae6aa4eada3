import { Inflate } from 'fflate';
import { SHEET_BUDGET } from '../contract/budget.ts';
import { SheetFailure } from './failure.ts';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const MAX_COMMENT_LENGTH = 65_535;
/** Compressed bytes per step of the inflater. After each step the budget is checked. */
const CHUNK_BYTES = 1024;

/** How many unpacked bytes are still allowed. */
export type UnpackBudget = { left: number };

type Part = { name: string; stored: boolean; packedSize: number; start: number };

/**
 * Unpacks the wanted parts of a zip file. The budget counts the bytes that are really unpacked, not the sizes that the
 * file declares. Unpacking stops as soon as it is used up, so a zip bomb costs no more than a large workbook.
 * @param wanted whether to unpack the part of this name
 * @param budget is reduced; several calls for one file share it
 * @throws {SheetFailure} where the file is damaged or exceeds the budget
 */
export function unpack(
  zip: Uint8Array,
  wanted: (name: string) => boolean,
  budget: UnpackBudget,
): Map<string, Uint8Array<ArrayBuffer>> {
  const parts = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const part of listParts(zip)) {
    if (wanted(part.name)) parts.set(part.name, unpackPart(zip, part, budget));
  }
  return parts;
}

function listParts(zip: Uint8Array): Part[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > SHEET_BUDGET.parts) throw tooLarge();
  const parts: Part[] = [];
  let offset = view.getUint32(end + 16, true);
  for (let i = 0; i < count; i++) {
    if (offset + 46 > zip.length || view.getUint32(offset, true) !== DIRECTORY_ENTRY) throw damaged();
    const encrypted = (view.getUint16(offset + 8, true) & 1) === 1;
    const method = view.getUint16(offset + 10, true);
    const nameLength = view.getUint16(offset + 28, true);
    const next = offset + 46 + nameLength + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
    if (next > zip.length) throw damaged();
    if (encrypted || (method !== 0 && method !== 8)) {
      throw new SheetFailure('format', 'The workbook is encrypted or packed in a way that is not read here.');
    }
    parts.push({
      name: new TextDecoder().decode(zip.subarray(offset + 46, offset + 46 + nameLength)),
      stored: method === 0,
      packedSize: view.getUint32(offset + 20, true),
      start: dataStart(view, view.getUint32(offset + 42, true)),
    });
    offset = next;
  }
  return parts;
}

function findEnd(view: DataView): number {
  const last = view.byteLength - 22;
  for (let offset = last; offset >= Math.max(0, last - MAX_COMMENT_LENGTH); offset--) {
    if (view.getUint32(offset, true) === END_OF_DIRECTORY) return offset;
  }
  throw damaged();
}

function dataStart(view: DataView, header: number): number {
  if (header + 30 > view.byteLength) throw damaged();
  return header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
}

function unpackPart(zip: Uint8Array, part: Part, budget: UnpackBudget): Uint8Array<ArrayBuffer> {
  const packed = zip.subarray(part.start, part.start + part.packedSize);
  if (packed.length !== part.packedSize) throw damaged();
  const chunks: Uint8Array[] = [];
  const addChunk = (chunk: Uint8Array) => {
    budget.left -= chunk.length;
    if (budget.left < 0) throw tooLarge();
    chunks.push(chunk);
  };
  if (part.stored) addChunk(packed);
  else inflate(packed, addChunk);
  return concatenated(chunks);
}

function inflate(packed: Uint8Array, addChunk: (chunk: Uint8Array) => void): void {
  const inflater = new Inflate(addChunk);
  try {
    for (let offset = 0; offset < packed.length; offset += CHUNK_BYTES) {
      inflater.push(packed.subarray(offset, offset + CHUNK_BYTES), offset + CHUNK_BYTES >= packed.length);
    }
  } catch (error) {
    throw error instanceof SheetFailure ? error : damaged();
  }
}

function concatenated(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

function damaged(): SheetFailure {
  return new SheetFailure('format', 'The workbook is damaged or was cut off on the way.');
}

function tooLarge(): SheetFailure {
  const megabytes = SHEET_BUDGET.unpackedBytes / 1024 / 1024;
  return new SheetFailure('size', `The workbook is too large: unpacked it is over ${megabytes} MB.`);
}
