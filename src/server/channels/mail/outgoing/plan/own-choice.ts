import type { MailChoice } from '#shared/mail/out/values.ts'

import { isStaff, type Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { asViewer, asWorker } from '#server/platform/db/as-role.ts'
import { findMailChoice, saveMailChoice } from './choice-queries.ts'

/**
 * Returns the viewer's choice of mail. Before they have chosen, staff have what concerns them, and
 * others everything.
 */
export async function getMailChoice({ db }: Pick<Deps, 'db'>, viewer: Viewer) {
  const chosen = await asViewer(db, viewer, (tx) => findMailChoice(tx, viewer))
  return { choice: chosen ?? (isStaff(viewer) ? ('mine' as const) : ('all' as const)) }
}

export async function chooseMail(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId }: Viewer,
  choice: MailChoice,
) {
  await asWorker(db, (tx) => saveMailChoice(tx, { userId, choice, at: now() }))
  return { choice }
}
