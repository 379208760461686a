import * as words from '#words/tickets.ts'

/** Returns a name as everyone reads it who is not that person: people from outside of the company are marked. */
export function personName({ name, isExternal }: { name: string; isExternal?: boolean }): string {
  return isExternal ? words.externalName(name) : name
}
