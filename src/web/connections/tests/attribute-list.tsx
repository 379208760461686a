import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { NAME_ID } from '#shared/connections/fields.ts'
import type { TestedAnswer, TestedAttribute } from '#shared/connections/tests/result.ts'
import { READ_AS, type ReadAs } from '#shared/connections/tests/values.ts'
import * as words from '#words/connection-tests.ts'
import type { DraftForm } from '#web/connections/settings/use-draft-form.ts'
import { useConnectionCalls } from '#web/connections/page/connection-calls.ts'
import { Loaded } from '#web/ui/layout/loaded.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'
import { DataTable } from '#web/ui/list/data-table.tsx'

import cardStyles from './test-card.module.css'
import { testQueries } from './test-queries.ts'
import styles from './attribute-list.module.css'
import { changesFor, readingOf } from './attribute-mapping.ts'

/** The form of the settings that say what attributes are read as. */
export type MappingForm = Pick<DraftForm, 'values' | 'prepare' | 'isChanged'>

type AttributeListProps = {
  answer: TestedAnswer
  /** Without one the list is only read. */
  form: MappingForm | undefined
}

/** Each attribute with what it is read as, and what would be needed and did not come. */
export function AttributeList({ answer, form }: AttributeListProps) {
  const { attributes, nameId, isCut } = answer

  return (
    <>
      <DataTable
        caption={words.attributes.title}
        columns={[words.attributes.name, words.attributes.value, words.attributes.readAs]}
        className={styles.table}
      >
        {attributes.map((attribute) => (
          <Row key={attribute.name} name={attribute.name} value={valueOf(attribute)}>
            {form ? (
              <ReadAsChoice name={attribute.name} answer={answer} form={form} />
            ) : (
              <ReadAsText part={attribute.readAs} />
            )}
          </Row>
        ))}
        {nameId && (
          <Row name={words.attributes.nameId} value={nameId.value}>
            {form ? (
              <ReadAsChoice name={NAME_ID} answer={answer} form={form} parts={['email']} />
            ) : (
              <ReadAsText part={nameId.isEmail ? 'email' : null} />
            )}
          </Row>
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
      {form && <p>{form.isChanged ? words.attributes.saveFirst : words.attributes.mapHint}</p>}
    </>
  )
}

function Row({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {name}
      </th>
      <td data-label={words.attributes.value}>{value}</td>
      <td data-label={words.attributes.readAs}>{children}</td>
    </tr>
  )
}

function ReadAsText({ part }: { part: ReadAs | null }) {
  return part ? (
    <strong>{words.attributes.part[part]}</strong>
  ) : (
    <span className={styles.nothing}>{words.attributes.nothing}</span>
  )
}

type ReadAsChoiceProps = {
  name: string
  answer: TestedAnswer
  form: MappingForm
  parts?: readonly ReadAs[]
}

/** Saves the draft with each choice; the next test shows what came of it. */
function ReadAsChoice({ name, answer, form, parts = READ_AS }: ReadAsChoiceProps) {
  return (
    <Select
      aria-label={words.attributes.useAs(name)}
      disabled={form.isChanged}
      value={readingOf(name, form.values, answer) ?? ''}
      onChange={(event) => {
        const part = parts.find((one) => one === event.target.value) ?? null
        form.prepare(changesFor(name, part, form.values))
      }}
    >
      <option value="">{words.attributes.nothing}</option>
      {parts.map((part) => (
        <option key={part} value={part}>
          {words.attributes.part[part]}
        </option>
      ))}
    </Select>
  )
}

function valueOf({ values, count }: TestedAttribute): string {
  if (count === 0) return words.attributes.noValue
  const shown = values.join(', ')
  return count > values.length ? `${shown}, ${words.attributes.more(count - values.length)}` : shown
}

/** Lists values that a sign-in reads and this answer does not have. */
function missingIn({ attributes, nameId }: TestedAnswer): ReadAs[] {
  const read = attributes.map(({ readAs }) => readAs)
  return READ_AS.filter(
    (part) => !read.includes(part) && !(part === 'email' && nameId?.isEmail === true),
  )
}

/** Attributes of the newest test, each with what it is read as. */
export function AttributesCard({ form }: { form: MappingForm }) {
  const newest = useQuery(testQueries.newest(useConnectionCalls()))
  const answer = newest.data?.test?.result?.answer

  return (
    <Card title={words.attributes.title}>
      <Loaded query={newest} loading={words.loading} failed={words.loadFailed}>
        {() =>
          answer ? (
            <div className={cardStyles.card}>
              <p className={cardStyles.lead}>{words.attributes.lead}</p>
              <AttributeList answer={answer} form={form} />
            </div>
          ) : (
            <p className={cardStyles.none}>{words.attributes.untested}</p>
          )
        }
      </Loaded>
    </Card>
  )
}
