// Whoever comes by a setup link has no account, and is stored by name alone, with a mark. Logs and pages tell them so
// from a person of the same name.

const MARK = ' (setup link)'

/** The name to store of somebody who has come by a setup link. */
export function markLinkHolder(name: string): string {
  return name + MARK
}

/** Names who has done something, as stored, with the words of a page for whoever has come by a setup link. */
export function sayActor(stored: string, linkHolder: (name: string) => string): string {
  const isMarked = stored.endsWith(MARK)
  return isMarked ? linkHolder(stored.slice(0, -MARK.length)) : stored
}
