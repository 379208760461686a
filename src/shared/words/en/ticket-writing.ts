import { rich } from '#shared/words/formats.ts'

import { percent } from './language.ts'

// Sending a ticket or a reply.

export const enterKey = 'Enter'
export const submits = <Part>(keys: Part) => rich<string | Part>`${keys} submits`
export const sends = <Part>(keys: Part) => rich<string | Part>`${keys} sends`
export const uploadCancelled = 'Upload cancelled. Everything is kept.'

// While the files of a ticket or a reply are sent.

export const uploading = 'Uploading the files'
export const uploaded = (share: number) => `Uploading, ${percent(share)}`
export const almostDone = 'Almost done'
export const cancelUpload = 'Cancel upload'
export const askLeave = 'Leave during the upload?'
export const leaveStops =
  'Your files are still being sent. Leaving stops that; what you typed and attached is kept, so that you can send it later.'
export const keepUploading = 'Keep uploading'
export const stopAndLeave = 'Stop and leave'
