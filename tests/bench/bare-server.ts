import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/*
 * The smallest node:http server: it sends one buffer with one head for every request. Arguments: port, file with the bytes, and the
 * head as JSON, names and values in turn.
 */

const [port = '0', file = '', head = '[]'] = process.argv.slice(2);
const body = readFileSync(file);
const fields = JSON.parse(head) as string[];
createServer((_request, response) => {
  response.writeHead(200, fields);
  response.end(body);
}).listen(Number(port), '127.0.0.1');
