import * as words from '#words/sso-guide.ts'
import { CUSTOMER_LABELS } from '#web/customers/form/customer-form-model.ts'
import { Rich } from '#web/ui/display/rich.tsx'

import styles from './bring-back-table.module.css'
import type { ProviderGuide } from './provider-guide.ts'

/** Name ID, signatures, people, tile, renewal, and the switches of our own form. */
export function GuideSettings({ guide }: { guide: ProviderGuide }) {
  const { nameId, signing, ownKey, access, tile, rotation, switches } = guide
  const names = words.settings
  const signRequests = words.switchOn(CUSTOMER_LABELS['saml.signRequests'])
  const decryptAssertions = words.switchOnFirst(CUSTOMER_LABELS['saml.decryptAssertions'])
  const settings = [
    { name: names.nameId, texts: [words.chooseNameId(nameId)] },
    { name: names.signature, texts: [signing.text] },
    { name: names.signedRequests, texts: [`${signRequests} ${ownKey.signed}`] },
    { name: names.encryption, texts: [`${decryptAssertions} ${ownKey.encrypted}`] },
    { name: names.people, texts: [access] },
    { name: names.tile, texts: [tile] },
    { name: names.renewal, texts: [rotation] },
    {
      name: names.switches,
      texts: switches.map(
        ({ name, isOn, why }) => `${words.switchIs(CUSTOMER_LABELS[`saml.${name}`], isOn)} ${why}`,
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
        <Rich>
          {words.ownCertificate((text) => (
            <a href="/saml/certificate" download>
              {text}
            </a>
          ))}
        </Rich>
      </p>
    </>
  )
}
