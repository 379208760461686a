import { randomUUID } from 'node:crypto'

import pg from 'pg'
import { inject } from 'vitest'

/** Makes a copy of the migrated template and answers its address. */
export function createTestDatabase(): Promise<string> {
  return createDatabase(new URL(inject('templateUrl')).pathname.slice(1))
}

/** Makes a database that has nothing in it yet. */
export function createEmptyDatabase(): Promise<string> {
  return createDatabase('template0')
}

async function createDatabase(templateName: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copying needs a template that nobody is connected to, so the order is given from beside it.
  const beside = new URL(inject('templateUrl'))
  beside.pathname = '/postgres'
  const client = new pg.Client({ connectionString: beside.href })
  await client.connect()
  try {
    await client.query(`create database ${name} template ${templateName}`)
  } finally {
    await client.end()
  }
  const url = new URL(beside)
  url.pathname = `/${name}`
  return url.href
}
