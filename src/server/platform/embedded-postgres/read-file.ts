import { readFile } from 'node:fs/promises'

/** The text of a file, or undefined where there is none. */
export async function readFileIfAny(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
