import * as words from '#words/sso-guide.ts'
import { Rich } from '#web/ui/display/rich.tsx'

import styles from './attribute-table.module.css'
import type { Guide } from './provider-guide.ts'

const ATTRIBUTES = [
  { name: 'email', isRequired: true },
  { name: 'firstName', isRequired: false },
  { name: 'lastName', isRequired: false },
] as const

/** Values that we read of an assertion or of claims, with their names at the provider. */
export function AttributeTable({ guide }: { guide: Pick<Guide, 'product' | 'attributes'> }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.attributes.name}</th>
          <th scope="col">{words.attributes.need}</th>
          <th scope="col">{words.attributes.valueAt(guide.product)}</th>
        </tr>
      </thead>
      <tbody>
        {ATTRIBUTES.map(({ name, isRequired }) => {
          const attribute = guide.attributes.find(({ ours }) => ours === name)
          return (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td className={isRequired ? styles.required : undefined}>
                {isRequired ? words.attributes.required : words.attributes.optional}
              </td>
              <td>
                {attribute ? (
                  <>
                    {attribute.choose}
                    {attribute.sentAs !== name && (
                      <span className={styles.sent}>
                        <Rich>{words.attributes.sentAs(<code>{attribute.sentAs}</code>)}</Rich>
                      </span>
                    )}
                  </>
                ) : (
                  '–'
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
