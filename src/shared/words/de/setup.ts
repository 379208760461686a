import { rich } from '#shared/words/formats.ts'

// What is set up on the machine that the portal runs on.
export const title = 'E-Mail und Sicherungen'
export const lead = 'Was auf dem Rechner eingerichtet wird, auf dem das Portal läuft.'
export const mail = 'Einen Mailserver verbinden'
export const whyMail =
  'Einladungen ins Team und Links für ein neues Passwort gehen per E-Mail hinaus. Ohne Mailserver wird Ihnen der Link angezeigt, und Sie übergeben ihn selbst.'
export const setVariables =
  'Setzen Sie beide Variablen dort, wo Portico gestartet wird, und starten Sie es dann neu:'
export const mailVariables = 'die Variablen des Mailservers'
export const tryMail = <Part>(team: (text: string) => Part, work: (text: string) => Part) =>
  rich<Part>`Zum Ausprobieren erstellen Sie unter ${team('Team')} einen Link für ein neues Passwort Ihres eigenen Kontos. Falls die E-Mail nicht gesendet werden kann, steht der Grund unter ${work('Hintergrundaufgaben')}.`
export const backup = 'Eine Sicherung erstellen'
export const howBackup =
  'Dieser Befehl schreibt die Datenbank, die Anhänge und die zugehörigen Schlüssel in eine einzige neue Datei, während das Portal läuft. Starten Sie ihn mit den Variablen des Portals und als derselbe Benutzer:'
export const backupCommand = 'den Befehl für die Sicherung'
export const howRestore =
  'Lassen Sie ihn jede Nacht laufen, und bewahren Sie die Datei auf einem anderen Rechner auf, so geschützt wie die Installation selbst. Üben Sie die Wiederherstellung, bevor Sie sie brauchen:'
export const restoreCommand = 'den Befehl für die Wiederherstellung'
export const ownTools = <Part>(dashboard: (text: string) => Part) =>
  rich<Part>`Wenn Sie die Datenbank mit ihren eigenen Werkzeugen sichern, blenden Sie die Liste auf der ${dashboard('Übersicht')} aus: Sie kennt nur diesen Befehl.`
