import { ADDRESS_CHANGED } from '#server/access/sign-in/sign-in-person.ts'
import type { Deps } from '#server/deps.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { job, type Job } from '#server/platform/jobs/job.ts'
import { mailAdministrators } from '#server/notifications/mail-administrators.ts'
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
  ]
}
