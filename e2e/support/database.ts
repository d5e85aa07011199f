import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/**
 * A fresh database on a PostgreSQL server.
 * @param server  its address
 * @param template  another database that it is a copy of; nobody may be connected with that one
 */
export async function createDatabase(
  server: string,
  template?: string,
): Promise<{ name: string; url: string; drop: () => Promise<void> }> {
  const name = `journey_${randomUUID().replaceAll('-', '')}`
  const run = async (statement: string) => {
    const client = new Client({ connectionString: server })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await run(`create database ${name}${template ? ` template ${template}` : ''}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { name, url: url.href, drop: () => run(`drop database ${name} with (force)`) }
}
