import { z } from 'zod'

import type { Endpoint } from '#shared/endpoint.ts'
import { MailChoice } from '#shared/mail/out/values.ts'
import { mailChoiceEndpoints } from './endpoints.ts'

/** A person's choice of mail about tickets. */
const OwnMailChoice = z.object({ choice: MailChoice })

export const mailChoiceContract = {
  getMailChoice: {
    ...mailChoiceEndpoints.getMailChoice,
    access: 'user',
    summary: 'What the person who is signed in wants to have by mail about tickets',
    response: OwnMailChoice,
  },
  saveMailChoice: {
    ...mailChoiceEndpoints.saveMailChoice,
    access: 'user',
    summary: 'Choose what comes by mail',
    body: OwnMailChoice,
    response: OwnMailChoice,
  },
} as const satisfies Record<keyof typeof mailChoiceEndpoints, Endpoint>
