import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { listExternalPeopleAt } from '#server/access/users/people-queries.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { toShownEmail } from '#server/platform/text/domain-spelling.ts'
import { notifyAdministrators } from '#server/tickets/desk/notices/notify.ts'
import { replaceDomains } from './queries.ts'

/**
 * Sets a customer's domains. External people of other customers at one of them are this customer's from now on: the
 * database deactivates them (`end_external_people`), which is audited and told to administrators here. Returns the
 * domains that another customer has.
 */
export async function setDomains(
  tx: Tx,
  customerId: string,
  domains: string[],
  { by, at }: { by: Actor; at: Date },
): Promise<string[]> {
  const external = await listExternalPeopleAt(tx, domains, { except: customerId })
  const taken = await replaceDomains(tx, customerId, domains)
  const ended = external.filter(({ domain }) => !taken.includes(domain))
  for (const { id, name, email, customerId: company } of ended)
    await recordAudit(tx, {
      action: 'person.deactivated',
      by,
      at,
      customerId: company,
      subject: { id, name: `${name} (${email})` },
      before: { active: true },
      after: { active: false },
    })
  for (const [company, people] of Map.groupBy(ended, (person) => person.customerId))
    await notifyAdministrators(tx, {
      kind: 'external_ended',
      at,
      about: { customerId: company, by: by.name },
      data: { addresses: people.map(({ email }) => toShownEmail(email)) },
    })
  return taken
}
