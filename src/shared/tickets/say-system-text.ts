import type { Words } from '#shared/words/catalogue.ts'
import type { SystemText } from './system-text.ts'

type LogWords = {
  log: Omit<Words['ticketLog'], 'system'>
  resolutions: Words['tickets']['resolutions']
}

/** What the system says in a ticket, in the language of these words. */
export function saySystemText(said: SystemText, { log, resolutions }: LogWords): string {
  switch (said.code) {
    case 'closedBecause':
      return log.closedBecause(said.by, resolutions[said.resolution])
    case 'merged':
    case 'partMoved':
    case 'splitOff':
      return log[said.code](said.by, said.number)
    default:
      return log[said.code](said.by)
  }
}
