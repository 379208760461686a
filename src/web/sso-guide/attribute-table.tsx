import styles from './attribute-table.module.css'
import type { ProviderGuide } from './provider-guide.ts'

const ATTRIBUTES = [
  { name: 'email', isRequired: true },
  { name: 'firstName', isRequired: false },
  { name: 'lastName', isRequired: false },
] as const

/** What we read of an assertion; beside it, once the guide is there, where the provider has it. */
export function AttributeTable({ guide }: { guide: ProviderGuide | undefined }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Attribute</th>
          <th scope="col">Required</th>
          <th scope="col">{guide ? `Value at ${guide.name}` : 'Value'}</th>
        </tr>
      </thead>
      <tbody>
        {ATTRIBUTES.map(({ name, isRequired }) => {
          const attribute = guide?.attributes.find(({ ours }) => ours === name)
          return (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td className={isRequired ? styles.required : undefined}>
                {isRequired ? 'Required' : 'Optional'}
              </td>
              <td>
                {attribute ? (
                  <>
                    {attribute.choose}
                    {attribute.sentAs !== name && (
                      <span className={styles.sent}>
                        sent as <code>{attribute.sentAs}</code>
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
