import { number } from './language.ts'

export const documentTitle = 'Gelöschte Kunden'
export const caption = 'Gelöschte Kunden'
export const lead = (days: number) =>
  `Mit allem, was dazugehört, ${number(days)} Tage aufbewahrt und dann endgültig entfernt.`
export const back = 'Zurück zu den Kunden'
export const loading = 'Gelöschte Kunden werden geladen'
export const loadFailed = 'Die gelöschten Kunden konnten nicht geladen werden'
export const none = 'Keine gelöschten Kunden'
export const whatAppears = 'Ein Kunde, den Sie löschen, lässt sich von hier zurückholen'

export const name = 'Name'
export const domains = 'Domains'
export const deleted = 'Gelöscht'
export const goneForGood = 'Endgültig entfernt'
/** In a card of a narrow window. */
export const goneForGoodInCard = 'Endgültig entfernt'
export const actions = 'Aktionen'
export const noDomain = 'Keine Domain'
export const by = (person: string) => `von ${person}`

export const actionsFor = (customer: string) => `Aktionen für ${customer}`
export const restore = 'Wiederherstellen'
export const restoreCustomer = (customer: string) => `${customer} wiederherstellen`
export const askRestore = (customer: string) => `${customer} wiederherstellen?`
export const askWithFewerDomains = (customer: string) =>
  `${customer} mit weniger Domains wiederherstellen?`
export const cancel = 'Abbrechen'
export const restored = 'Kunde wiederhergestellt'
export const restoredInactive = 'Kunde wiederhergestellt, inaktiv und ohne Domain'
export const edit = 'Bearbeiten'
export const restoreFailed = 'Der Kunde konnte nicht wiederhergestellt werden'
