import { ADDRESS_CHANGED } from '#server/access/sign-in/sign-in-person.ts'
import { PASSKEY_CHANGED } from '#server/access/second-factor/passkeys.ts'
import { findActiveAddress } from '#server/access/users/people-queries.ts'
import type { Deps } from '#server/deps.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { readInstallationName } from '#server/platform/db/queries.ts'
import { momentIn } from '#server/platform/mail-transport/write-mail.ts'
import { job, type Job } from '#server/platform/jobs/job.ts'
import { mailAdministrators, mailEach } from '#server/notifications/mail-administrators.ts'
import { toShownEmail } from '#server/platform/text/domain-spelling.ts'

export function peopleJobs({ db, config }: Pick<Deps, 'db' | 'config'>): Job[] {
  return [
    job(ADDRESS_CHANGED, ({ customerId, name, before, after }, attempt) =>
      asWorker(db, async (tx) => {
        await attempt.finish(tx)
        const url = `${config.publicUrl}/admin/customers/people/${customerId}`
        await mailAdministrators(tx, customerId, ({ people: { addressChanged: texts } }) => ({
          subject: texts.subject(name),
          paragraphs: [
            texts.fact(name, toShownEmail(before), toShownEmail(after)),
            texts.check,
            { text: texts.open, url },
          ],
        }))
      }),
    ),
    job(PASSKEY_CHANGED, ({ customerId, userId, change, passkey, at }, attempt) =>
      asWorker(db, async (tx) => {
        await attempt.finish(tx)
        const reader = await findActiveAddress(tx, { customerId, id: userId })
        const installation = await readInstallationName(tx)
        await mailEach(tx, customerId, {
          readers: reader ? [reader] : [],
          news: (words, timeZone) => {
            const { passkeyMail: texts } = words.account
            const moment = momentIn(words, new Date(at), { timeZone })
            return {
              subject: texts.subject[change](installation),
              paragraphs: [
                texts.fact[change](passkey, moment),
                texts.check[change],
                { text: texts.open, url: `${config.publicUrl}/account` },
              ],
            }
          },
        })
      }),
    ),
  ]
}
