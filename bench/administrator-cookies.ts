import type { Db } from '#server/platform/db/client.ts'
import { createStaff } from '#server/staff/create-staff.ts'

import { type Cookies, cookiesFor } from './load.ts'

/** Makes an administrator and returns the cookies of their browser. */
export async function administratorCookies(db: Db, url: string): Promise<Cookies> {
  const administrator = await createStaff(
    { db, now: () => new Date() },
    {
      email: 'admin@example.com',
      name: 'Alex Admin',
      password: 'a password for a benchmark',
      role: 'admin',
    },
  )
  return cookiesFor(db, url, administrator)
}
