import { number, plural } from './language.ts'

// Who else is at a ticket. One person, two, or more of them.
export const looks = (name: string) => `${name} is looking at this ticket`
export const look = (one: string, other: string) => `${one} and ${other} are looking at this ticket`
export const manyLook = (name: string, others: number) =>
  plural(others, {
    one: `${name} and ${number(others)} other are looking at this ticket`,
    other: `${name} and ${number(others)} others are looking at this ticket`,
  })
export const writes = (name: string) => `${name} is writing`
export const write = (one: string, other: string) => `${one} and ${other} are writing`
export const manyWrite = (name: string, others: number) =>
  plural(others, {
    one: `${name} and ${number(others)} other are writing`,
    other: `${name} and ${number(others)} others are writing`,
  })
export const isAway = (name: string) => `${name} has this ticket open`
export const areAway = (one: string, other: string) => `${one} and ${other} have this ticket open`
export const manyAway = (name: string, others: number) =>
  plural(others, {
    one: `${name} and ${number(others)} other have this ticket open`,
    other: `${name} and ${number(others)} others have this ticket open`,
  })
