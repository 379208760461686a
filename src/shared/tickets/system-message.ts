import type { Words } from '#shared/words/catalogue.ts'
import type { SystemText } from './system-text.ts'

type LogWords = Pick<Words['tickets'], 'log' | 'resolutions'>

/** Words a system text of a ticket in the language of these words. */
export function systemMessage(said: SystemText, { log, resolutions }: LogWords): string {
  if (said.code === 'closedBecause') {
    return log.closedBecause(said.by, resolutions[said.resolution])
  }
  return 'number' in said ? log[said.code](said.by, said.number) : log[said.code](said.by)
}
