import { number, plural } from './language.ts'

export const counted = {
  none: 'Keine Einträge gefunden',
  found: (count: number) =>
    plural(count, {
      one: `${number(count)} Eintrag gefunden`,
      other: `${number(count)} Einträge gefunden`,
    }),
  first: (count: number) =>
    plural(count, {
      one: 'Der erste Eintrag wird angezeigt',
      other: `Die ersten ${number(count)} Einträge werden angezeigt`,
    }),
}
