import { number, plural } from './language.ts'

export const counted = {
  none: 'No tickets found',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} ticket found`,
      other: `${number(count)} tickets found`,
    }),
  first: (count: number) =>
    plural(count, {
      one: `The first ticket is shown`,
      other: `The first ${number(count)} tickets are shown`,
    }),
}
