import { Inflate } from 'fflate';
import { SHEET_BUDGET } from '../contract/budget.ts';
import { SheetFailure } from './failure.ts';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const MAX_COMMENT_LENGTH = 65_535;
const PUSHED_AT_ONCE = 1024;

/** Bytes that are left. */
export type UnpackBudget = { left: number };

type Part = { name: string; stored: boolean; packedSize: number; start: number };

/**
 * Unpacks the wanted parts of a zip file. What is counted is what really comes out, not what the file says of itself, and
 * the count stops the work: a zip bomb costs no more than a large workbook.
 * @param budget what may still come out of the file: of one that is unpacked in several goes the same
 * @throws {SheetFailure} where the file is damaged or more comes out
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
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < count; i++) {
    if (at + 46 > zip.length || view.getUint32(at, true) !== DIRECTORY_ENTRY) throw damaged();
    const encrypted = (view.getUint16(at + 8, true) & 1) === 1;
    const method = view.getUint16(at + 10, true);
    const nameLength = view.getUint16(at + 28, true);
    const next = at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > zip.length) throw damaged();
    if (encrypted || (method !== 0 && method !== 8)) {
      throw new SheetFailure('format', 'The workbook is encrypted or packed in a way that is not read here.');
    }
    parts.push({
      name: new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameLength)),
      stored: method === 0,
      packedSize: view.getUint32(at + 20, true),
      start: dataStart(view, view.getUint32(at + 42, true)),
    });
    at = next;
  }
  return parts;
}

function findEnd(view: DataView): number {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_LENGTH); at--) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
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
  const pieces: Uint8Array[] = [];
  const take = (piece: Uint8Array) => {
    budget.left -= piece.length;
    if (budget.left < 0) throw tooLarge();
    pieces.push(piece);
  };
  if (part.stored) take(packed);
  else inflate(packed, take);
  return joined(pieces);
}

function inflate(packed: Uint8Array, take: (piece: Uint8Array) => void): void {
  const inflater = new Inflate(take);
  try {
    for (let at = 0; at < packed.length; at += PUSHED_AT_ONCE) {
      inflater.push(packed.subarray(at, at + PUSHED_AT_ONCE), at + PUSHED_AT_ONCE >= packed.length);
    }
  } catch (error) {
    throw error instanceof SheetFailure ? error : damaged();
  }
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function damaged(): SheetFailure {
  return new SheetFailure('format', 'The workbook is damaged or was cut off on the way.');
}

function tooLarge(): SheetFailure {
  const megabytes = SHEET_BUDGET.unpackedBytes / 1024 / 1024;
  return new SheetFailure('size', `The workbook is too large: unpacked it is over ${megabytes} MB.`);
}
