import { rich } from '#shared/words/formats.ts'

// Mail at a ticket of the desk, beside what people wrote.
export const automatic = <Part>(sender: Part) => rich<string | Part>`Automatic mail from ${sender}`
export const notDelivered = <Part>(sender: Part) =>
  rich<string | Part>`Not delivered: report from ${sender}`
export const unknownFrom = 'an unknown sender'
export const changesNothing = 'Only your team sees this. It changed nothing in the ticket.'
export const openMail = 'Open the mail'
export const original = 'Download original email'
export const noText = 'The text of this mail is not kept any more.'

// Where mail to the requester comes back:
export const bouncedSince = <Part>(at: Part) =>
  rich<string | Part>`Mail to this address comes back since ${at}.`
export const serverSaid = 'The mail server said:'
export const bouncedHelp =
  'Nothing more is mailed there; replies wait in the portal. Call the requester, or ask for another address.'
export const clearMark = 'Send mail there again'
export const askAdministrator =
  'Once the address works, an administrator has mail sent there again.'

// While no mail is sent at all:
export const stoppedSince = <Part>(at: Part) =>
  rich<string | Part>`Email about tickets has been stopped since ${at}.`
export const stoppedHelp =
  'Replies wait and are sent once an administrator has fixed it. Call the requester if it can’t wait.'
export const openSentMail = 'Outgoing email'
