import { rich } from '#shared/words/formats.ts'

import { percent } from './language.ts'

// Sending a ticket or a reply.

export const enterKey = 'Eingabe'
export const submits = <Part>(keys: Part) => rich<string | Part>`${keys} sendet das Ticket`
export const sends = <Part>(keys: Part) => rich<string | Part>`${keys} sendet die Antwort`
export const uploadCancelled = 'Das Hochladen wurde abgebrochen. Alles bleibt erhalten.'

// While the files of a ticket or a reply are sent.

export const uploading = 'Die Dateien werden hochgeladen'
export const uploaded = (share: number) => `Wird hochgeladen, ${percent(share)}`
export const almostDone = 'Fast fertig'
export const cancelUpload = 'Hochladen abbrechen'
export const askLeave = 'Seite beim Hochladen verlassen?'
export const leaveStops =
  'Ihre Dateien werden noch gesendet. Wenn Sie die Seite verlassen, wird das abgebrochen; Ihre Eingaben und Anhänge bleiben erhalten, sodass Sie sie später senden können.'
export const keepUploading = 'Weiter hochladen'
export const stopAndLeave = 'Abbrechen und verlassen'
