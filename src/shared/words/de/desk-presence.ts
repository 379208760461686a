import { number, plural } from './language.ts'

// Who else is at a ticket. One person, two, or more of them.
export const looks = (name: string) => `${name} sieht sich dieses Ticket an`
export const look = (one: string, other: string) =>
  `${one} und ${other} sehen sich dieses Ticket an`
export const manyLook = (name: string, others: number) =>
  plural(others, {
    one: `${name} und ${number(others)} weitere Person sehen sich dieses Ticket an`,
    other: `${name} und ${number(others)} weitere Personen sehen sich dieses Ticket an`,
  })
export const writes = (name: string) => `${name} schreibt`
export const write = (one: string, other: string) => `${one} und ${other} schreiben`
export const manyWrite = (name: string, others: number) =>
  plural(others, {
    one: `${name} und ${number(others)} weitere Person schreiben`,
    other: `${name} und ${number(others)} weitere Personen schreiben`,
  })
export const isAway = (name: string) => `${name} hat dieses Ticket geöffnet`
export const areAway = (one: string, other: string) =>
  `${one} und ${other} haben dieses Ticket geöffnet`
export const manyAway = (name: string, others: number) =>
  plural(others, {
    one: `${name} und ${number(others)} weitere Person haben dieses Ticket geöffnet`,
    other: `${name} und ${number(others)} weitere Personen haben dieses Ticket geöffnet`,
  })
