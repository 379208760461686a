import type { TestedAnswer, TestedAttribute } from '#shared/connections/tests/result.ts'
import { READ_AS, type ReadAs } from '#shared/connections/tests/values.ts'
import * as words from '#words/sign-on-test.ts'
import { DataTable } from '#web/kit/extras/data-table.tsx'

import styles from './attribute-list.module.css'

/** Each attribute with what it was read as, and what would be needed and did not come. */
export function AttributeList({ answer }: { answer: TestedAnswer }) {
  const { attributes, nameId, isCut } = answer

  return (
    <>
      <DataTable
        caption={words.attributes.title}
        columns={[words.attributes.name, words.attributes.value, words.attributes.readAs]}
        className={styles.table}
      >
        {attributes.map((attribute) => (
          <Row
            key={attribute.name}
            name={attribute.name}
            value={valueOf(attribute)}
            readAs={attribute.readAs}
          />
        ))}
        {nameId && (
          <Row
            name={words.attributes.nameId}
            value={nameId.value}
            readAs={nameId.isEmail ? 'email' : null}
          />
        )}
        {missingIn(answer).map((part) => (
          <tr key={part} data-missing="true">
            <th scope="row">–</th>
            <td data-label={words.attributes.value}>{words.attributes.notReceived}</td>
            <td data-label={words.attributes.readAs}>{words.attributes.part[part]}</td>
          </tr>
        ))}
      </DataTable>
      {isCut && <p>{words.attributes.isCut}</p>}
    </>
  )
}

function Row({ name, value, readAs }: { name: string; value: string; readAs: ReadAs | null }) {
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {name}
      </th>
      <td data-label={words.attributes.value}>{value}</td>
      <td data-label={words.attributes.readAs}>
        {readAs ? (
          <strong>{words.attributes.part[readAs]}</strong>
        ) : (
          <span className={styles.nothing}>{words.attributes.nothing}</span>
        )}
      </td>
    </tr>
  )
}

function valueOf({ values, count }: TestedAttribute): string {
  if (count === 0) return words.attributes.noValue
  const shown = values.join(', ')
  return count > values.length ? `${shown}, ${words.attributes.more(count - values.length)}` : shown
}

/** What a sign-in reads and this answer does not have. */
export function missingIn({ attributes, nameId }: TestedAnswer): ReadAs[] {
  const read = attributes.map(({ readAs }) => readAs)
  return READ_AS.filter(
    (part) => !read.includes(part) && !(part === 'email' && nameId?.isEmail === true),
  )
}
