import { completeSettings } from '#shared/connections/fields.ts'
import type { GoLive, SignOn } from '#shared/connections/stages/contract.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

import type { SetupLinkHolder } from '#server/access/setup-links/setup-link-holder.ts'
import { listVersions } from '#server/connections/queries.ts'
import { putLive } from '#server/connections/stages/go-live.ts'
import { changeConnection, type StageDeps } from '#server/connections/stages/operation.ts'
import { tellAdministrators } from '#server/connections/telling/tell-people.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/db/client.ts'

const WHEN = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/**
 * Has everybody sign in with what the holder of the link has prepared, and tells administrators: nobody
 * of them was there.
 */
export function goLiveByLink(
  deps: StageDeps,
  holder: SetupLinkHolder,
  seen: GoLive,
): Promise<SignOn> {
  if (!holder.link.mayGoLive) {
    throw new AppError('forbidden', (words) => words.setupLinks.mayNotGoLive)
  }
  return changeConnection(deps, holder, async (tx, customer) => {
    await putLive(deps, tx, customer, { ...seen, by: holder.by, way: 'setup_link' })
    await tellOfGoLive(deps, tx, holder)
  })
}

async function tellOfGoLive(
  { config, now }: StageDeps,
  tx: Tx,
  { customerId, link: { name, customerName: customer }, by }: SetupLinkHolder,
): Promise<void> {
  const words = wordsIn('en').setupLinks.liveMail
  const [, before] = await listVersions(tx, customerId, { limit: 2 })
  const canReturn = before !== undefined && completeSettings(before.settings).enabled
  await tellAdministrators(tx, customerId, {
    subject: words.subject(customer),
    paragraphs: [
      words.says({ name, customer, at: WHEN.format(now()) }),
      words.from({ address: by.address ?? '–', browser: by.browser ?? '–' }),
      canReturn ? words.wayBack(before.number) : words.wayOff,
      { text: words.open, url: `${config.publicUrl}/admin/customers/${customerId}/sign-on` },
    ],
  })
}
