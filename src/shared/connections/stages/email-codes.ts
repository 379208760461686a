import { z } from 'zod'

import { EMAIL_CODE_MODES, emailCodeEndpoints } from '#shared/connections/endpoints.ts'
import { type Endpoint, LARGE_FORM_BYTES } from '#shared/endpoint.ts'
import { textKey } from '#shared/words/catalogue.ts'

const MAX_LISTED = 1000

const CustomerOf = z.object({ customerId: z.uuid() })

export const EmailCodes = z.object({
  mode: z.enum(EMAIL_CODE_MODES),
  /** The listed people; kept while another mode is chosen. */
  emails: z.array(z.string()),
  /** 0 where nothing was ever saved. */
  version: z.number(),
  /** Their addresses may sign in. */
  domains: z.array(z.string()),
  /** Without one no code reaches anyone. */
  hasMailServer: z.boolean(),
})
export type EmailCodes = z.infer<typeof EmailCodes>

export const EmailCodesInput = z.object({
  mode: z.enum(EMAIL_CODE_MODES),
  emails: z
    .array(z.string().trim().max(254, textKey('connections.emailTooLong')))
    .max(MAX_LISTED, textKey('connections.tooManyListed')),
  /** The version that was seen. */
  version: z.number().int().min(0),
})
export type EmailCodesInput = z.infer<typeof EmailCodesInput>

export const emailCodeContract = {
  getEmailCodes: {
    ...emailCodeEndpoints.getEmailCodes,
    access: 'admin',
    summary: 'Which people of a customer may sign in by email code',
    params: CustomerOf,
    response: EmailCodes,
  },
  saveEmailCodes: {
    ...emailCodeEndpoints.saveEmailCodes,
    access: 'admin',
    confirm: 'by_input',
    summary: 'Say which people of a customer may sign in by email code',
    params: CustomerOf,
    body: EmailCodesInput,
    bodyBytes: LARGE_FORM_BYTES,
    response: EmailCodes,
  },
} as const satisfies Record<keyof typeof emailCodeEndpoints, Endpoint>
