import { listParts, sentenceParts } from '#words/language.ts'
import * as words from '#words/tickets.ts'
import { Rich } from '#web/ui/display/rich.tsx'

type Person = { name: string; isExternal?: boolean }

/** Returns a name as everyone reads it who is not that person: people from outside of the company are marked. */
export function personName({ name, isExternal }: Person): string {
  return isExternal ? words.externalName(name) : name
}

/** Names in a sentence, each in its own direction. */
export function Names({ of, inSentence }: { of: Person[]; inSentence?: boolean }) {
  const names = of.map((person) => <bdi key={person.name}>{personName(person)}</bdi>)
  return <Rich>{(inSentence ? sentenceParts : listParts)(names)}</Rich>
}
