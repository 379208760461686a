import { number } from './language.ts'

export const title = (done: number, all: number) =>
  `Erste Schritte: ${number(done)} von ${number(all)} erledigt`
export const dismiss = 'Ausblenden'
/** Heard after the name of a step. */
export const done = ', erledigt'
export const toDo = ', zu erledigen'

export const texts = {
  name: 'Dem Portal einen Namen geben',
  contact: 'Eine Ansprechstelle angeben',
  second_factor: 'Anmeldung mit zweitem Faktor sichern',
  mail: 'Einen Mailserver verbinden',
  backup: 'Eine Sicherung erstellen',
  customer: 'Den ersten Kunden hinzufügen',
}
export const hints = {
  name: 'Ihre Kunden sehen den Namen auf jeder Seite und in E-Mails.',
  contact: 'Die Kontaktadresse sieht, wer sich nicht anmelden kann.',
  second_factor: 'Sonst schützt nur ein Passwort die Daten aller Kunden.',
  mail: 'Ohne ihn geben Sie Links für Passwörter selbst weiter.',
  backup: 'Ein Befehl schreibt alles in eine Datei.',
  customer: 'Personen können sich anmelden, sobald ihre Organisation hier ist.',
}
