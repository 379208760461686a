import { SETUP_LINK_MARK } from '#shared/connections/setup-link-mark.ts'
import { linkHolder } from '#words/connections.ts'

/** Names who has done something: somebody who came by a setup link is called so in the page's language. */
export function sayActor(stored: string): string {
  return stored.endsWith(SETUP_LINK_MARK)
    ? linkHolder(stored.slice(0, -SETUP_LINK_MARK.length))
    : stored
}
