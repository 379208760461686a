import { randomUUID } from 'node:crypto'

import pg from 'pg'
import { inject } from 'vitest'

/** Copies the migrated template database and returns the address of the copy. */
export function createTestDatabase(): Promise<string> {
  return createDatabase(new URL(inject('templateUrl')).pathname.slice(1))
}

/** Creates an empty database. */
export function createEmptyDatabase(): Promise<string> {
  return createDatabase('template0')
}

async function createDatabase(templateName: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Connect to another database: a template can be copied only while no one is connected to it.
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
