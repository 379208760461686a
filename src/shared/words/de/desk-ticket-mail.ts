import { rich } from '#shared/words/formats.ts'

// Mail at a ticket of the desk, beside what people wrote.
export const automatic = <Part>(sender: Part) =>
  rich<string | Part>`Automatische E-Mail von ${sender}`
export const notDelivered = <Part>(sender: Part) =>
  rich<string | Part>`Nicht zugestellt: Bericht von ${sender}`
export const unknownFrom = 'einem unbekannten Absender'
export const changesNothing = 'Das sieht nur Ihr Team. Am Ticket hat es nichts geändert.'
export const openMail = 'E-Mail öffnen'
export const original = 'Ursprüngliche E-Mail herunterladen'
export const noText = 'Der Text dieser E-Mail wird nicht mehr aufbewahrt.'

// Where mail to the requester comes back:
export const bouncedSince = <Part>(at: Part) =>
  rich<string | Part>`E-Mails an diese Adresse kommen zurück seit: ${at}.`
export const serverSaid = 'Der Mailserver meldet:'
export const bouncedHelp =
  'Dorthin wird nichts mehr gesendet; Antworten warten im Portal. Rufen Sie an, oder fragen Sie nach einer anderen Adresse.'
export const clearMark = 'Wieder dorthin senden'
export const askAdministrator =
  'Sobald die Adresse funktioniert, kann ein Administrator wieder E-Mails dorthin senden lassen.'

// While no mail is sent at all:
export const stoppedSince = <Part>(at: Part) =>
  rich<string | Part>`E-Mails zu Tickets werden nicht gesendet seit: ${at}.`
export const stoppedHelp =
  'Antworten warten und werden gesendet, sobald ein Administrator den Fehler behoben hat. Rufen Sie an, wenn es eilt.'
export const openSentMail = 'Ausgehende E-Mails'
