import * as audit from './audit.ts'
import * as backgroundWork from './background-work.ts'
import * as customers from './customers.ts'
import * as desk from './desk.ts'
import * as deskEditor from './desk-editor.ts'
import * as deskTicket from './desk-ticket.ts'
import * as jobs from './jobs.ts'
import * as kit from './kit.ts'
import * as language from './language.ts'
import * as people from './people.ts'
import * as signInFailures from './sign-in-failures.ts'
import * as tickets from './tickets.ts'
import * as time from './time.ts'

export const en = {
  language,
  kit,
  audit,
  backgroundWork,
  customers,
  desk,
  deskEditor,
  deskTicket,
  jobs,
  people,
  signInFailures,
  tickets,
  time,
}
