import { number, plural } from './language.ts'

export const counted = {
  none: 'No failures found',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} kind of failure found`,
      other: `${number(count)} kinds of failures found`,
    }),
  first: (count: number) =>
    plural(count, {
      one: `The first kind of failure is shown`,
      other: `The first ${number(count)} kinds of failures are shown`,
    }),
}
