import { randomUUID } from 'node:crypto'

import pg from 'pg'
import { inject } from 'vitest'

/** Makes a copy of the migrated template and answers its address. */
export async function createTestDatabase(): Promise<string> {
  const template = new URL(inject('templateUrl'))
  const templateName = template.pathname.slice(1)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copying needs a template that nobody is connected to, so the order is given from beside it.
  const beside = new URL(template)
  beside.pathname = '/postgres'
  const client = new pg.Client({ connectionString: beside.href })
  await client.connect()
  try {
    await client.query(`create database ${name} template ${templateName}`)
  } finally {
    await client.end()
  }
  const url = new URL(template)
  url.pathname = `/${name}`
  return url.href
}
