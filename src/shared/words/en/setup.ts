import { rich } from '#shared/words/formats.ts'

// What is set up on the machine that the portal runs on.
export const title = 'Mail and Backups'
export const lead = 'What is set up on the machine that the portal runs on.'
export const mail = 'Connect a mail server'
export const whyMail =
  'Invitations to the team and links for a new password are mailed. Without a mail server you are shown the link, and hand it over yourself.'
export const setVariables = 'Set both variables where Portico is started, then start it again:'
export const mailVariables = 'the variables of the mail server'
export const tryMail = <Part>(team: (text: string) => Part, work: (text: string) => Part) =>
  rich<Part>`To try it, make a link for a new password for your own account at ${team('Team')}. If the mail cannot be sent, ${work('Background Work')} says why.`
export const backup = 'Make a backup'
export const howBackup =
  'This writes the database, the attachments and the secrets that belong to them into one new file, while the portal is running. Start it with the variables of the portal, as the same user:'
export const backupCommand = 'the command of the backup'
export const howRestore =
  'Have it run every night, and keep the file on another machine, as safe as the installation itself. Try a restore before you need one:'
export const restoreCommand = 'the command of the restore'
export const ownTools = <Part>(dashboard: (text: string) => Part) =>
  rich<Part>`Where you back up the database with its own tools, dismiss the list on the ${dashboard('dashboard')}: it knows of this command only.`
