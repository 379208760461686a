import { recordAudit } from '#server/access/audit/record-audit.ts'
import { markReady } from '#server/access/setup-links/queries.ts'
import type { SetupLinkHolder } from '#server/access/setup-links/setup-link-holder.ts'
import { mailAdministrators } from '#server/notifications/mail-administrators.ts'
import type { Deps } from '#server/deps.ts'
import { asWorker } from '#server/platform/db/as-role.ts'

/** So soon after the last time it is the same press, or an impatient one. */
const AGAIN_MS = 10 * 60_000

/** Tells the administrators that the holder of a link has done their part. */
export async function reportReady(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  { customerId, link, by }: SetupLinkHolder,
): Promise<{ success: true }> {
  const at = deps.now()
  const url = `${deps.config.publicUrl}/admin/customers/${customerId}/sign-on?step=live`
  return asWorker(deps.db, async (tx) => {
    const isFirst = await markReady(tx, link, { at, since: new Date(at.getTime() - AGAIN_MS) })
    if (!isFirst) return { success: true }
    await recordAudit(tx, {
      action: 'setup_link.ready',
      by,
      at,
      customerId,
      subject: { id: customerId, name: link.customerName },
    })
    await mailAdministrators(tx, customerId, ({ setupLinks: { readyMail: texts } }) => ({
      subject: texts.subject(link.customerName),
      paragraphs: [
        texts.says({ name: link.name, customer: link.customerName }),
        texts.next,
        { text: texts.open, url },
      ],
    }))
    return { success: true }
  })
}
