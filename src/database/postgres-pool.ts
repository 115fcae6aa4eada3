import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable } from './unavailable.ts';

export type PoolSettings = {
  /** Databases with the same content, the preferred one first. */
  addresses: readonly string[];
  /** The schema that every connection reads. A database without it counts as lost. */
  schema?: string;
  /** The most connections to one database. */
  size: number;
  /**
   * Connections cannot write, statements have a timeout, and one that fails with its connection is retried on another.
   */
  readOnly: boolean;
};

type Host = { pool: pg.Pool; lostAt: number };
type Connection = { host: Host; client: pg.PoolClient };

const CONNECTION_MILLISECONDS = 4000;
const STATEMENT_MILLISECONDS = 5000;
/** The timeout of a database that does not even report the timeout of a statement. */
const ANSWER_MILLISECONDS = 6000;
const IDLE_MILLISECONDS = 30_000;
/** How long a lost database is tried only after the others. */
const AVOIDED_MILLISECONDS = 5000;
const PREPARED_STATEMENTS = 500;
const BIGINT = 20;

/** SQLSTATEs of a database that is unreachable, stops, starts or lacks the schema, and of one that is too busy. */
const UNREACHABLE = /^(?:08|57P|58|3F000|42P01|40001)/;
const BUSY = /^(?:53|57014)/;

/**
 * Connections for Kysely: from the first database that gives one, with statements prepared once for each connection.
 */
export function createPool(settings: PoolSettings): PostgresPool {
  const hosts = settings.addresses.map((address): Host => ({ pool: openPool(address, settings), lostAt: -Infinity }));
  const prepared = new Map<string, string>();

  async function acquire(): Promise<Connection> {
    const now = performance.now();
    const avoided = ({ lostAt }: Host) => now - lostAt < AVOIDED_MILLISECONDS;
    let failure: unknown;
    for (const host of [...hosts.filter((host) => !avoided(host)), ...hosts.filter(avoided)]) {
      try {
        return { host, client: await host.pool.connect() };
      } catch (error) {
        host.lostAt = performance.now();
        failure = error;
      }
    }
    throw unavailable(failure);
  }

  function queryOf(text: string, values: readonly unknown[]): pg.QueryConfig {
    if (!prepared.has(text) && prepared.size < PREPARED_STATEMENTS)
      prepared.set(text, createHash('sha1').update(text).digest('hex'));
    return { name: prepared.get(text), text, values: values.map(withoutNul) };
  }

  async function connect(): Promise<PostgresPoolClient> {
    let connection = await acquire();
    let usable = true;
    const markLost = () => {
      connection.host.lostAt = performance.now();
      connection.client.release(true);
      usable = false;
    };
    const run = async (query: pg.QueryConfig, retry: boolean): Promise<pg.QueryResult> => {
      try {
        return await connection.client.query(query);
      } catch (error) {
        const fault = faultOf(error, settings.schema);
        if (fault === 'unreachable') markLost();
        if (fault === null) throw error;
        if (fault === 'busy' || !retry) throw unavailable(error);
        connection = await acquire();
        usable = true;
        return run(query, false);
      }
    };
    function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
    function query(cursor: unknown): never;
    function query(text: unknown, values: readonly unknown[] = []): unknown {
      // Kysely's other form of a query, with a cursor, is for streaming, which is not used.
      if (typeof text !== 'string') throw new TypeError('Results are not streamed.');
      return run(queryOf(text, values), settings.readOnly);
    }
    const release = (destroy?: boolean) => {
      if (usable) connection.client.release(destroy);
      usable = false;
    };
    return { query, release };
  }

  const end = async () => {
    await Promise.all(hosts.map(({ pool }) => pool.end()));
  };
  return { options: {}, connect, end };
}

function openPool(address: string, { schema, size, readOnly }: PoolSettings): pg.Pool {
  const options = [
    ...(schema ? [`search_path=${schema}`] : []),
    ...(readOnly ? ['default_transaction_read_only=on', `statement_timeout=${STATEMENT_MILLISECONDS}`] : []),
    // The statements are small: compiling them takes longer than running them.
    'jit=off',
  ];
  const pool = new pg.Pool({
    connectionString: address,
    max: size,
    connectionTimeoutMillis: CONNECTION_MILLISECONDS,
    idleTimeoutMillis: IDLE_MILLISECONDS,
    ...(readOnly && { query_timeout: ANSWER_MILLISECONDS }),
    keepAlive: true,
    allowExitOnIdle: true,
    options: options.map((option) => `-c ${option}`).join(' '),
    types: {
      // Counts are bigints; none here comes near 2^53.
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === BIGINT ? Number : pg.types.getTypeParser(type, format as 'text'),
    },
    onConnect: (client) => checkSchema(client, schema),
  });
  // A connection that breaks shows in the next query, or is replaced before it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function checkSchema(client: pg.ClientBase, schema: string | undefined): Promise<void> {
  if (schema === undefined) return;
  const { rows } = await client.query('select to_regnamespace($1) is not null as known', [schema]);
  if (!rows[0]?.known) throw new Error(`it does not have the catalogue ${schema} (yet)`);
}

/** Replaces NUL in texts, which PostgreSQL cannot store. */
function withoutNul(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;
}

function faultOf(error: unknown, schema: string | undefined): 'unreachable' | 'busy' | null {
  if (!(error instanceof pg.DatabaseError)) return error instanceof TypeError ? null : 'unreachable';
  const code = error.code ?? '';
  if (BUSY.test(code)) return 'busy';
  // Without a schema of its own, a missing table is an answer.
  return UNREACHABLE.test(code) && (schema !== undefined || code !== '42P01') ? 'unreachable' : null;
}

function unavailable(cause: unknown): DatabaseUnavailable {
  const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
  return new DatabaseUnavailable(`The database cannot be asked: ${reason}.`, cause);
}
