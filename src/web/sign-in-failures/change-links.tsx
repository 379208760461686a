import { GUIDE_TITLES, type SignInSetting } from '#shared/sign-in-failures/values.ts'
import type { SignInFailureKind } from '#shared/sign-in-failures/contract.ts'
import * as words from '#words/sign-in-failures.ts'
import { CUSTOMER_LABELS } from '#web/customers/form/customer-fields.ts'
import type { Address } from '#web/lib/navigation/address.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { Link } from '#web/lib/navigation/navigation.ts'

import styles from './change-links.module.css'

/** Where the setting is, and where the setup guide says how to change it at the provider. */
export function ChangeLinks({ kind }: { kind: SignInFailureKind }) {
  const { customer, settings, guide } = kind
  if (!customer || customer.isDeleted) return null

  return (
    <dl className={styles.links} data-print="hide">
      {settings.length > 0 && (
        <div>
          <dt>{words.setting}</dt>
          {settings.map((setting) => (
            <dd key={setting}>
              <Link to={placeOf(customer.id, setting)}>
                {setting === 'people' ? words.people : CUSTOMER_LABELS[setting]}
              </Link>
            </dd>
          ))}
        </div>
      )}
      <div>
        <dt>{words.guide}</dt>
        <dd>
          <Link to={adminPaths.ssoGuide(customer.id, guide)}>{GUIDE_TITLES[guide]}</Link>
        </dd>
      </div>
    </dl>
  )
}

function placeOf(customerId: string, setting: SignInSetting): Address {
  return setting === 'people'
    ? adminPaths.customerPeople(customerId)
    : adminPaths.customerField(customerId, setting)
}
