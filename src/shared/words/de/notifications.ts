import { rich } from '#shared/words/formats.ts'

import { number } from './language.ts'

export const title = 'Benachrichtigungen'
/** Quiet parts are for assistive technology. */
export const titleWithUnread = <Part>(unread: Part, quiet: (text: string) => Part) =>
  rich<string | Part>`${quiet('Benachrichtigungen,')} ${unread} ${quiet('ungelesen')}`
export const moreThan = (count: number) => `${number(count)}+`
export const none = 'Keine Benachrichtigungen'
export const noneText = 'Hier erscheinen Neuigkeiten zu Ihren Tickets.'
export const unread = 'Ungelesen:'
export const markRead = 'Als gelesen'
export const markReadOf = (message: string) => `Als gelesen markieren: ${message}`
export const markAllRead = 'Alle als gelesen markieren'
export const clearAll = 'Alle löschen'

// How one is told.
export const sound = 'Ton'
export const onDesktop = 'Desktop-Benachrichtigungen'
export const blocked =
  'Von Ihrem Browser blockiert. Erlauben Sie sie in den Einstellungen für diese Website.'

// The news. The subject comes last in every language: the customer at its end is cut off for its
// own people.
export const created = (subject: string) => `Neues Ticket erstellt: ${subject}`
export const statusChanged = (status: string, subject: string) =>
  `Status des Tickets in „${status}“ geändert: ${subject}`
export const replied = (subject: string) => `Neue Antwort im Ticket: ${subject}`
export const updated = (subject: string) => `Ticket geändert: ${subject}`
/** For those who take part in a colleague's ticket. */
export const joinedBy = (name: string, subject: string) =>
  `${name} hat Sie zu einem Ticket hinzugefügt: ${subject}`
export const joined = (subject: string) => `Sie wurden zu einem Ticket hinzugefügt: ${subject}`
export const createdBy = (name: string, subject: string) => `Neues Ticket von ${name}: ${subject}`
export const updatedOf = (name: string, subject: string) =>
  `Neues im Ticket von ${name}: ${subject}`
