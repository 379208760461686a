import type { SetupLinks } from '#shared/connections/setup-links/contract.ts'
import * as words from '#words/setup-links.ts'

export type NewLinkValues = {
  name: string
  email: string
  isMailed: boolean
  days: number
  mayGoLive: boolean
}

/** Whom the form begins with; nobody where no contact is chosen. */
export function newLinkFor(contact: SetupLinks['contacts'][number] | undefined) {
  const { name = '', email = '' } = contact ?? {}
  return { name, email, isMailed: email !== '' }
}

export function checkNewLink({ name, email, isMailed }: NewLinkValues) {
  return {
    ...(name.trim() === '' && { name: words.giveName }),
    ...(isMailed && email.trim() === '' && { email: words.giveAddress }),
  }
}
