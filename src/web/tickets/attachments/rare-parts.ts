import { MailParts } from './mail-parts.tsx'

import { AttachmentPreview } from './attachment-preview.tsx'

/** Parts that few conversations need, loaded as one file: every page lists the names of all files. */
export const rareParts = { AttachmentPreview, MailParts }
