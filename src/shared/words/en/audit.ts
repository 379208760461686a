import { number, plural } from './language.ts'

export const counted = {
  none: 'No entries found',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} entry found`,
      other: `${number(count)} entries found`,
    }),
  first: (count: number) =>
    plural(count, {
      one: `The first entry is shown`,
      other: `The first ${number(count)} entries are shown`,
    }),
}
