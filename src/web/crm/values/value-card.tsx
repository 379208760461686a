import type { CrmValues } from '#shared/crm/contract.ts'
import type { MappingKind } from '#shared/crm/values.ts'
import * as words from '#words/crm.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import styles from '#web/crm/crm-page.module.css'
import own from './value-card.module.css'
import { fieldOf, oursOf, type ValuesFormState } from './values-fields.ts'

type ValueCardProps = {
  kind: MappingKind
  form: ValuesFormState
  stored: CrmValues
}

/** The CRM's values of one kind, each with what it is here. */
export function ValueCard({ kind, form, stored }: ValueCardProps) {
  const { pipelines, choices, values } = stored
  const { pipelineId } = form.values
  const shown = values.filter(
    (value) => value.kind === kind && (kind !== 'stage' || value.pipelineId === pipelineId),
  )

  return (
    <Card title={words.kindsOfValues[kind]}>
      <div className={styles.card}>
        <p className={styles.lead}>{words.kindHints[kind]}</p>
        {kind === 'stage' && pipelines.length > 1 && (
          <Field
            label={words.pipeline}
            hint={stored.isPipelineGiven ? words.pipelineIsGiven : words.pipelineHint}
            error={form.problemOf('pipelineId')}
          >
            {(control) => (
              <Select
                {...control}
                name="pipelineId"
                value={pipelineId}
                disabled={stored.isPipelineGiven}
                onChange={(event) => form.change('pipelineId', event.target.value)}
              >
                {pipelines.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {shown.length === 0 && <p>{words.noOptions}</p>}
        <ul className={own.values}>
          {shown.map((value) => (
            <li key={value.theirs} className={own.value}>
              <bdi>{value.label}</bdi>
              <Select
                name={fieldOf(value)}
                aria-label={words.meaningOf(value.label)}
                value={oursOf(form.values, value)}
                onChange={(event) => form.change(fieldOf(value), event.target.value)}
              >
                <option value="">{words.meansNothing}</option>
                {choices[kind].map((choice) => (
                  <option key={choice.value} value={choice.value}>
                    {choice.label}
                  </option>
                ))}
              </Select>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
