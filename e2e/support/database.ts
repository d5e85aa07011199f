import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** A fresh database on a PostgreSQL server, for one journey. */
export async function createDatabase(
  server: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `journey_${randomUUID().replaceAll('-', '')}`
  const run = async (statement: string) => {
    const client = new Client({ connectionString: server })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await run(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) }
}
