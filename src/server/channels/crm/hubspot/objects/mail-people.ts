import { z } from 'zod'

const Person = z.object({ email: z.string().nullish() })
const Headers = z
  .object({
    from: Person.nullish(),
    to: z.array(Person).nullish(),
    cc: z.array(Person).nullish(),
    bcc: z.array(Person).nullish(),
  })
  .catch({})

export const MAIL_PEOPLE = [
  'hs_email_from_email',
  'hs_email_to_email',
  'hs_email_cc_email',
  'hs_email_bcc_email',
  'hs_email_headers',
]

/** Reads the author and recipients of a mail from the HubSpot properties that have them. */
export function peopleOfMail(properties: Record<string, string | null | undefined>): {
  authorEmail: string | null
  recipientEmails: string[] | null
} {
  const headers = readHeaders(properties.hs_email_headers)
  const told = ['to', 'cc', 'bcc'].flatMap((part) =>
    (properties[`hs_email_${part}_email`] ?? '').split(/[;,]/),
  )
  const inHeaders = [headers.to, headers.cc, headers.bcc].flatMap((people) =>
    (people ?? []).map(({ email }) => email ?? ''),
  )
  const recipients = [...told, ...inHeaders]
    .map((email) => email.trim().toLowerCase())
    .filter((email) => email !== '')
  const author = properties.hs_email_from_email || headers.from?.email || null
  return {
    authorEmail: author?.toLowerCase() ?? null,
    recipientEmails: recipients.length > 0 ? [...new Set(recipients)] : null,
  }
}

function readHeaders(text: string | null | undefined): z.infer<typeof Headers> {
  try {
    return Headers.parse(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}
