import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'

import { ESCALATION_GROUPS, PAUSE_CAUSES, PAUSED_CLOCKS } from '#shared/sla/terms.ts'
import { MAX_CATEGORY_TARGETS, MAX_ESCALATIONS } from '#shared/service-contracts/values.ts'
import * as words from '#words/service-contracts.ts'
import { priorities } from '#words/tickets.ts'
import { deskChoices } from '#web/desk/desk-choices.ts'
import { useCategoryName } from '#web/tickets/display/category-names.ts'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'
import { spanText } from '#web/tickets/sla/contract-sentences.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { Field, FieldError } from '#web/ui/controls/field.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { RadioChoice } from '#web/ui/controls/radio-choice.tsx'
import { GrowingTextArea, Select, TextInput } from '#web/ui/controls/text-input.tsx'
import { TextLine } from '#web/ui/controls/text-line.tsx'
import { TimeZoneOptions } from '#web/ui/controls/time-zone-options.tsx'
import { useLines } from '#web/ui/form/use-lines.ts'
import { Card } from '#web/ui/layout/card.tsx'

import { HolidayPicker } from './holiday-picker.tsx'
import { HoursFields } from './hours-fields.tsx'
import {
  FORM_PRIORITIES,
  longestDay,
  type TargetValues,
  type TermsForm,
  tidyHours,
  tidySpan,
  toTerms,
} from './terms-form-model.ts'
import styles from './terms-fields.module.css'

type FieldsProps = { form: TermsForm }

/** All terms of a contract or of a template. */
export function TermsFields({ form }: FieldsProps) {
  const { values, change, problemOf, touch } = form

  return (
    <>
      <Card title={words.parts.hours}>
        <div className={styles.fields}>
          <div className={styles.pair}>
            <TextLine form={form} name="calendarName" label={words.calendarName} required />
            <Field label={words.timeZone} required error={problemOf('timeZone')}>
              {(control) => (
                <Select
                  {...control}
                  name="timeZone"
                  value={values.timeZone}
                  onChange={({ target }) => change('timeZone', target.value)}
                  onBlur={() => touch('timeZone')}
                >
                  <TimeZoneOptions chosen={values.timeZone} />
                </Select>
              )}
            </Field>
          </div>
          <HoursFields form={form} />
        </div>
      </Card>
      <Card title={words.parts.holidays}>
        <HolidayPicker
          calendar={toTerms(values).calendar}
          onChange={(holidays) => change('holidays', holidays)}
        />
        {problemOf('holidays') && <FieldError>{problemOf('holidays')}</FieldError>}
      </Card>
      <Card title={words.parts.targets}>
        <div className={styles.fields}>
          <TargetFields
            form={form}
            targets={values.targets}
            nameOf={(index) => `targets.${index}`}
            onChange={(targets) => change('targets', targets)}
          />
          <p className={styles.hint}>
            {words.targetsHint(spanText(longestDay(tidyHours(values.hours).hours)))}
          </p>
          <CategoryTargets form={form} />
        </div>
      </Card>
      <Card title={words.parts.pauses}>
        <PauseFields form={form} />
      </Card>
      <Card title={words.parts.escalations}>
        <EscalationFields form={form} />
      </Card>
      <Card title={words.parts.text}>
        <Field
          label={<span className={styles.unseen}>{words.parts.text}</span>}
          hint={words.textHint}
          error={problemOf('text')}
        >
          {(control) => (
            <GrowingTextArea
              {...control}
              name="text"
              rows={3}
              value={values.text}
              onChange={({ target }) => change('text', target.value)}
              onBlur={() => touch('text')}
            />
          )}
        </Field>
      </Card>
    </>
  )
}

type TargetFieldsProps = FieldsProps & {
  targets: TargetValues[]
  /** Before the priority in the names of the controls, such as a category. */
  subject?: string
  nameOf: (index: number) => `targets.${number}` | `categoryTargets.${number}.${number}`
  onChange: (targets: TargetValues[]) => void
}

const CLOCKS = ['response', 'resolution'] as const
const CLOCK_NAMES = { response: words.firstResponse, resolution: words.resolution }

/** A line for each priority, with the time of both clocks. */
function TargetFields({ form, targets, subject, nameOf, onChange }: TargetFieldsProps) {
  return (
    <table className={styles.targets}>
      <thead>
        <tr>
          <th scope="col">{words.priority}</th>
          {CLOCKS.map((clock) => (
            <th key={clock} scope="col">
              {CLOCK_NAMES[clock]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {targets.map((target, index) => {
          const priority = FORM_PRIORITIES[index] ?? 'Medium'
          const line = priorities[priority]
          return (
            <tr key={priority}>
              <th scope="row">{line}</th>
              {CLOCKS.map((clock) => {
                const name = `${nameOf(index)}.${clock}` as const
                const problem = form.problemOf(name)
                const set = (typed: string) =>
                  onChange(targets.with(index, { ...target, [clock]: typed }))
                return (
                  <td key={clock}>
                    <TextInput
                      name={name}
                      aria-label={words.targetOf(
                        subject === undefined ? line : `${subject}, ${line}`,
                        CLOCK_NAMES[clock],
                      )}
                      aria-invalid={problem ? true : undefined}
                      aria-describedby={problem && `${name}-error`}
                      autoComplete="off"
                      spellCheck={false}
                      value={target[clock]}
                      onChange={(event) => set(event.target.value)}
                      onBlur={() => {
                        form.touch(name)
                        const tidied = tidySpan(target[clock], form.values.hours)
                        if (tidied !== target[clock]) set(tidied)
                      }}
                    />
                    {problem && <FieldError id={`${name}-error`}>{problem}</FieldError>}
                  </td>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Categories with targets of their own. */
function CategoryTargets({ form }: FieldsProps) {
  const { categoryTargets, targets } = form.values
  const { data: categories = [] } = useQuery(ticketQueries.knownCategories())
  const nameOf = useCategoryName()
  const group = useRef<HTMLFieldSetElement>(null)
  const { addButton, add, replace, remove } = useLines({
    group,
    lines: categoryTargets,
    blank: { category: '', targets },
    onChange: (lines) => form.change('categoryTargets', lines),
  })

  return (
    <fieldset ref={group} className={styles.group}>
      <legend>{words.categoryTargets}</legend>
      <p className={styles.hint}>{words.categoryTargetsHint}</p>
      {categoryTargets.map((line, index) => {
        const name = `categoryTargets.${index}.category` as const
        const title = line.category === '' ? words.category : nameOf(line.category)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a line is known by its place alone: two may be blank
          <div key={index} data-line={index} className={styles.category}>
            <div className={styles.line}>
              <Field label={words.category} error={form.problemOf(name)}>
                {(control) => (
                  <Select
                    {...control}
                    name={name}
                    value={line.category}
                    onChange={({ target }) => replace(index, { ...line, category: target.value })}
                    onBlur={() => form.touch(name)}
                  >
                    <option value="">{words.chooseCategory}</option>
                    {categories.map(({ id }) => (
                      <option key={id} value={id}>
                        {nameOf(id)}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
              <IconButton label={words.removeCategory(title)} onClick={() => remove(index)}>
                <X aria-hidden="true" />
              </IconButton>
            </div>
            <TargetFields
              form={form}
              targets={line.targets}
              subject={title}
              nameOf={(at) => `categoryTargets.${index}.${at}`}
              onChange={(changed) => replace(index, { ...line, targets: changed })}
            />
          </div>
        )
      })}
      {categoryTargets.length < MAX_CATEGORY_TARGETS && (
        <AddButton button={addButton} onClick={add}>
          {words.addCategory}
        </AddButton>
      )}
    </fieldset>
  )
}

function PauseFields({ form: { values, change } }: FieldsProps) {
  return (
    <div className={styles.fields}>
      <div className={styles.checks}>
        {PAUSE_CAUSES.map((cause) => (
          <Checkbox
            key={cause}
            name="causes"
            label={words.pauses[cause]}
            hint={cause === 'waiting' ? words.waitingHint : undefined}
            checked={values.causes.includes(cause)}
            onChange={({ target }) =>
              change(
                'causes',
                PAUSE_CAUSES.filter((one) =>
                  one === cause ? target.checked : values.causes.includes(one),
                ),
              )
            }
          />
        ))}
      </div>
      {values.causes.length === 0 ? (
        <p className={styles.hint}>{words.pausesHint}</p>
      ) : (
        <RadioChoice
          legend={words.pausedClocks}
          name="clocks"
          value={values.clocks}
          options={PAUSED_CLOCKS.map((clocks) => ({
            value: clocks,
            text: clocks === 'both' ? words.bothClocks : words.resolutionOnly,
          }))}
          onChange={(clocks) => change('clocks', clocks)}
        />
      )}
    </div>
  )
}

/** Notices to staff, each with its share of a target and its recipient. */
function EscalationFields({ form }: FieldsProps) {
  const { escalations } = form.values
  const { data: choices } = useQuery(deskChoices())
  const group = useRef<HTMLFieldSetElement>(null)
  const { addButton, add, replace, remove } = useLines({
    group,
    lines: escalations,
    blank: { percent: '80', to: ESCALATION_GROUPS[0] },
    onChange: (lines) => form.change('escalations', lines),
  })

  return (
    <fieldset ref={group} className={styles.group} aria-label={words.parts.escalations}>
      {escalations.map((line, index) => {
        const name = `escalations.${index}.percent` as const
        const problem = form.problemOf(name)
        const isFormer =
          !ESCALATION_GROUPS.some((known) => known === line.to) &&
          !choices?.agents.some(({ id }) => id === line.to)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a line is known by its place alone: two may be the same
          <div key={index} data-line={index} className={styles.escalation}>
            <TextInput
              name={name}
              inputMode="numeric"
              className={styles.percent}
              aria-label={words.percentOf(index + 1)}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem && `${name}-error`}
              value={line.percent}
              onChange={({ target }) => replace(index, { ...line, percent: target.value })}
              onBlur={() => form.touch(name)}
            />
            <span className={styles.passed}>{words.percentPassed}</span>
            <Select
              className={styles.recipient}
              aria-label={words.recipientOf(index + 1)}
              value={line.to}
              onChange={({ target }) => replace(index, { ...line, to: target.value })}
            >
              {ESCALATION_GROUPS.map((known) => (
                <option key={known} value={known}>
                  {words.recipients[known]}
                </option>
              ))}
              {isFormer && <option value={line.to}>{words.unknownAgent}</option>}
              {choices?.agents.map(({ id, name: agent }) => (
                <option key={id} value={id}>
                  {agent}
                </option>
              ))}
            </Select>
            <IconButton label={words.removeEscalation(index + 1)} onClick={() => remove(index)}>
              <X aria-hidden="true" />
            </IconButton>
            {problem && <FieldError id={`${name}-error`}>{problem}</FieldError>}
          </div>
        )
      })}
      {escalations.length < MAX_ESCALATIONS && (
        <AddButton button={addButton} onClick={add}>
          {words.addEscalation}
        </AddButton>
      )}
      <p className={styles.hint}>{words.escalationsHint}</p>
    </fieldset>
  )
}

type AddButtonProps = {
  button: ReturnType<typeof useLines>['addButton']
  onClick: () => void
  children: ReactNode
}

function AddButton({ button, onClick, children }: AddButtonProps) {
  return (
    <Button
      ref={button}
      className={styles.add}
      icon={<Plus aria-hidden="true" />}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
