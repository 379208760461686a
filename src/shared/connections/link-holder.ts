// The holder of a setup link has no account, and is stored by name alone, with a mark. Logs and
// pages distinguish them so from a person of the same name.

const MARK = ' (setup link)'

/** Returns the name to store for the holder of a setup link. */
export function markLinkHolder(name: string): string {
  return name + MARK
}

/** Returns an author's name, as stored, with the words of a page for the holder of a setup link. */
export function sayActor(stored: string, linkHolder: (name: string) => string): string {
  const isMarked = stored.endsWith(MARK)
  return isMarked ? linkHolder(stored.slice(0, -MARK.length)) : stored
}
