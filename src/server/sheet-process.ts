import { importCharacter } from '../sheets/character.ts';
import { SheetFailure, type SheetFault } from '../sheets/failure.ts';

/*
 * The program of the process that reads sheets. It gets spreadsheet files as messages, acknowledges each, and answers it
 * with a message.
 */

/** JSON in UTF-8, or the cause of a failure, because errors lose their class between processes. */
export type SheetMessage = { json: Uint8Array } | { fault: SheetFault; cause: string } | { error: string };

/** What the process sends for each file: that it has it, then what became of it. */
export type SheetReply = 'received' | SheetMessage;

process.on('message', async (file: Uint8Array) => {
  send('received');
  send(await read(file));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');

function send(reply: SheetReply): void {
  process.send?.(reply);
}

async function read(file: Uint8Array): Promise<SheetMessage> {
  try {
    return { json: new TextEncoder().encode(JSON.stringify(await importCharacter(file))) };
  } catch (error) {
    if (error instanceof SheetFailure) return { fault: error.fault, cause: error.message };
    return { error: error instanceof Error ? String(error.stack) : String(error) };
  }
}
