import pg from 'pg'

/** Creates a database beside the given one and returns its address. */
export async function createDatabase(connectionString: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(connectionString)
  url.pathname = `/${name}`
  return url.href
}
