import type { OwnMailChoice } from '#shared/mail/boxes/contract.ts'

import { isStaff, type Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { asViewer, asWorker } from '#server/platform/db/as-role.ts'
import { findMailChoice, saveMailChoice, usualChoice } from './choice-queries.ts'

export async function getMailChoice(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
): Promise<OwnMailChoice> {
  const chosen = await asViewer(db, viewer, (tx) => findMailChoice(tx, viewer))
  return {
    choice: chosen?.choice ?? usualChoice(isStaff(viewer)),
    ...(viewer.visibility !== 'own' && { allSeen: chosen?.allSeen ?? false }),
  }
}

/** Keeps the choice. Whether it is about all that they see is asked only of those who see more than their own. */
export async function chooseMail(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  { choice, allSeen }: OwnMailChoice,
): Promise<OwnMailChoice> {
  const { userId } = viewer
  const more = viewer.visibility !== 'own' && { allSeen }
  await asWorker(db, (tx) => saveMailChoice(tx, { userId, choice, ...more, at: now() }))
  return getMailChoice({ db }, viewer)
}
