import { completeSettings } from '#shared/connections/fields.ts'
import type { GoLive, SignOn } from '#shared/connections/stages/contract.ts'

import { isLinkWorking } from '#server/access/setup-links/queries.ts'
import type { SetupLinkHolder } from '#server/access/setup-links/setup-link-holder.ts'
import { listVersions } from '#server/connections/settings/connection-queries.ts'
import { putLive } from '#server/connections/stages/go-live.ts'
import { changeConnection, type StageDeps } from '#server/connections/stages/operation.ts'
import { mailAdministrators } from '#server/notifications/mail-administrators.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import { momentIn } from '#server/platform/mail-transport/write-mail.ts'
import type { Tx } from '#server/platform/db/client.ts'

/**
 * Makes the settings that the holder of the link has prepared live for everyone, and notifies
 * administrators, because none of them was there.
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
    // A call can be held open for minutes after its link was looked up.
    if (!(await isLinkWorking(tx, holder.link, deps.now()))) {
      throw notFound((words) => words.setupLinks.dead)
    }
    await putLive(deps, tx, customer, { ...seen, by: holder.by, way: 'setup_link' })
    await tellOfGoLive(deps, tx, holder)
  })
}

async function tellOfGoLive(
  { config, now }: StageDeps,
  tx: Tx,
  { customerId, link: { name, customerName: customer }, by }: SetupLinkHolder,
): Promise<void> {
  const [, before] = await listVersions(tx, customerId, { limit: 2 })
  const canReturn = before !== undefined && completeSettings(before.settings).enabled
  const url = `${config.publicUrl}/admin/customers/${customerId}/sign-on`
  await mailAdministrators(tx, customerId, (words, timeZone) => {
    const { liveMail: texts } = words.setupLinks
    const at = momentIn(words, now(), { timeZone, dateStyle: 'long' })
    return {
      subject: texts.subject(customer),
      paragraphs: [
        texts.says({ name, customer, at }),
        texts.from({ address: by.address ?? '–', browser: by.browser ?? '–' }),
        canReturn ? texts.wayBack(before.number) : texts.wayOff,
        { text: texts.open, url },
      ],
    }
  })
}
