import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { z } from 'zod'

const PACKAGE = path.resolve(import.meta.dirname, '../../../../../package.json')

/** Reads the version of this Portico. */
export async function readVersion(): Promise<string> {
  return z.object({ version: z.string() }).parse(JSON.parse(await readFile(PACKAGE, 'utf8')))
    .version
}

/** Tells whether version `one`, such as "1.10.0", is newer than `other`. */
export function isNewerVersion(one: string, other: string): boolean {
  return releaseOf(one).localeCompare(releaseOf(other), 'en', { numeric: true }) > 0
}

/** Drops the prerelease part: "2.0.0-beta.1" becomes "2.0.0". */
function releaseOf(version: string): string {
  return version.split('-', 1).join()
}
