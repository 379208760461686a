import { CUSTOMER_LABELS } from '#web/customers/customer-fields.ts'

import styles from './bring-back-table.module.css'
import type { ProviderGuide } from './provider-guide.ts'

const SWITCH_ON = {
  signed: `Switch “${CUSTOMER_LABELS['saml.signRequests']}” on here.`,
  encrypted: `Switch “${CUSTOMER_LABELS['saml.decryptAssertions']}” on here first.`,
}

/** Name ID, signatures, people, tile, renewal, and the switches of our own form. */
export function GuideSettings({ guide }: { guide: ProviderGuide }) {
  const { nameId, signing, ownKey, access, tile, rotation, switches } = guide
  const settings = [
    {
      name: 'Name ID',
      texts: [`Choose ${nameId.choose}, from ${nameId.source}. By default: ${nameId.byDefault}.`],
    },
    { name: 'Signature', texts: [signing.text] },
    { name: 'Signed requests (optional)', texts: [`${SWITCH_ON.signed} ${ownKey.signed}`] },
    { name: 'Encryption (optional)', texts: [`${SWITCH_ON.encrypted} ${ownKey.encrypted}`] },
    { name: 'People', texts: [access] },
    { name: 'Start at the provider', texts: [tile] },
    { name: 'Certificate renewal', texts: [rotation] },
    {
      name: 'Switches in our form',
      texts: switches.map(
        ({ name, isOn, why }) =>
          `${CUSTOMER_LABELS[`saml.${name}`]}: ${isOn ? 'on' : 'off'}. ${why}`,
      ),
    },
  ]

  return (
    <>
      <dl className={styles.list}>
        {settings
          .filter(({ texts }) => texts.length > 0)
          .map(({ name, texts }) => (
            <div key={name} className={styles.item}>
              <dt className={styles.ours}>{name}</dt>
              <dd className={styles.theirs}>
                {texts.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </dd>
            </div>
          ))}
      </dl>
      <p>
        Our certificate is in our metadata, and{' '}
        <a href="/saml/certificate" download>
          can be downloaded
        </a>{' '}
        as a file.
      </p>
    </>
  )
}
