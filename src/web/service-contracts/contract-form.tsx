import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { ServiceTemplate } from '#shared/service-contracts/contract.ts'
import type { ServiceTerms } from '#shared/sla/terms.ts'
import * as words from '#words/service-contracts.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { deskChoices } from '#web/desk/desk-choices.ts'
import { formatCalendarDay } from '#web/lib/format/format-time.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import type { Address } from '#web/lib/navigation/address.ts'
import { Link, useNavigate } from '#web/lib/navigation/navigation.ts'
import { dayIn, zoneName } from '#web/tickets/sla/business-times.ts'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { RadioChoice } from '#web/ui/controls/radio-choice.tsx'
import { Select, TextInput } from '#web/ui/controls/text-input.tsx'
import { TextLine } from '#web/ui/controls/text-line.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { DraftNotice } from '#web/ui/form/draft-notice.tsx'
import { PageForm } from '#web/ui/form/page-form.tsx'
import { type AnyProblems, fieldsOf } from '#web/ui/form/problems.ts'
import { useStoredForm } from '#web/ui/form/use-stored-form.ts'
import { Card } from '#web/ui/layout/card.tsx'

import { useNow } from '#web/ui/display/time-text.tsx'
import { contractQueries } from './contract-queries.ts'
import { TermsFields } from './terms-fields.tsx'
import {
  checkTerms,
  CONTRACT_FIELDS,
  type ContractValues,
  EXAMPLE_CONTRACT,
  nextMonth,
  STARTING_POINTS,
  startingTerms,
  type TermsForm,
  toFormProblems,
  toTerms,
  toTermsValues,
} from './terms-form-model.ts'
import { type TermsPart, TermsText } from './terms-text.tsx'
import { TryOut } from './try-out.tsx'
import styles from './service-contracts.module.css'

export type ContractFormProps = {
  /** A version of a contract, a correction of one, or a template, which is new or changes. */
  kind: 'version' | 'correction' | 'template' | 'new-template'
  initial: ContractValues
  /** Version of the template, or count of revisions, that the form begins with: the server compares it. */
  version?: number
  draftName: string
  templates: ServiceTemplate[]
  /** Terms to start from: those of the version in force. */
  current?: ServiceTerms
  /** Past tickets of this customer can be counted under the terms. */
  customerId?: string
  /** Contracts that follow the template. */
  followers?: number
  send: (values: ContractValues, version: number) => Promise<unknown>
  texts: { save: string; saved: string; failed: string }
  after: Address
}

/** The form of terms, with what they say in words and what they would change next to it. */
export function ContractForm(props: ContractFormProps) {
  const { kind, initial, draftName, templates, customerId, texts, after } = props
  const { id: userId } = useViewer()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const isOnline = useOnline()
  const save = useMutation({
    mutationFn: () => props.send(form.values, form.saved.version ?? 0),
    onSuccess: async () => {
      form.dropDraft()
      await queryClient.invalidateQueries({ queryKey: contractQueries.all() })
      toast.success(texts.saved)
      void navigate(after)
    },
  })
  const form: TermsForm = useStoredForm({
    fields: CONTRACT_FIELDS,
    stored: { values: initial, version: props.version ?? 0 },
    draftKey: { userId, name: draftName },
    example: EXAMPLE_CONTRACT,
    check: (values) => checkContract(values, props),
    sending: save,
    problemsIn: (failure) => toFormProblems(fieldsOf(failure)),
  })
  const { values } = form
  const followed = templates.find(({ id }) => id === values.templateId)
  const terms = followed?.terms ?? toTerms(values)

  return (
    <div className={styles.sides}>
      <PageForm
        form={form}
        isOnline={isOnline}
        onSend={() => save.mutate()}
        failure={{ title: texts.failed, error: form.failure }}
        saveText={texts.save}
        isNew={kind === 'version' || kind === 'new-template'}
        isUnsaved={form.isChanged && !save.isSuccess}
        onDiscard={form.discard}
        onLeave={form.dropDraft}
        ways={
          <Link to={after} className={buttonClass('plain')}>
            {words.cancel}
          </Link>
        }
        notices={
          <DraftNotice
            hasRestored={form.hasRestored}
            onDiscard={form.discard}
            onUndo={form.undoDiscard}
          >
            {words.draftRestored}
          </DraftNotice>
        }
      >
        <Head form={form} {...props} />
        {values.templateId === '' && <TermsFields form={form} />}
      </PageForm>
      <div className={styles.next}>
        {customerId !== undefined && (
          <TryOut
            customerId={customerId}
            terms={terms}
            isReady={() => followed !== undefined || form.attempt()}
          />
        )}
        <InWords terms={terms} problems={followed ? {} : form.problems} />
      </div>
    </div>
  )
}

function checkContract(
  values: ContractValues,
  { kind, templates }: Pick<ContractFormProps, 'kind' | 'templates'>,
): AnyProblems {
  const isFollowing = templates.some(({ id }) => id === values.templateId)
  const problems = isFollowing ? {} : checkTerms(values)
  const zone = zoneOf(values, templates)
  const isDated = kind === 'version' || kind === 'template'
  if (isDated && values.validFrom < dayIn(zone, new Date())) problems['validFrom'] = words.dayPassed
  if (kind === 'correction' && values.reason.trim() === '')
    problems['reason'] = words.reasonRequired
  if (kind.endsWith('template') && values.name.trim() === '')
    problems['name'] = words.templateNameRequired
  return problems
}

/** The zone at whose midnight a version begins. */
function zoneOf(values: ContractValues, templates: ServiceTemplate[]): string {
  const followed = templates.find(({ id }) => id === values.templateId)
  return (followed?.terms.calendar.timeZone ?? values.timeZone) || 'UTC'
}

type HeadProps = ContractFormProps & { form: TermsForm }

/** Before the terms: the name of a template, a correction's reason, a day, and where terms come from. */
function Head({ form, kind, templates, followers, current }: HeadProps) {
  if (kind === 'correction') {
    return (
      <Card>
        <TextLine form={form} name="reason" label={words.reason} hint={words.reasonHint} required />
      </Card>
    )
  }
  return (
    <Card>
      <div className={styles.fields}>
        {kind !== 'version' && (
          <TextLine form={form} name="name" label={words.templateName} required />
        )}
        {(kind === 'version' || (kind === 'template' && followers !== 0)) && (
          <ValidFrom form={form} zone={zoneOf(form.values, templates)}>
            {followers !== undefined && <> {words.changesFollowers(followers)}</>}
          </ValidFrom>
        )}
        {kind === 'version' && templates.length > 0 && (
          <Follows form={form} templates={templates} />
        )}
        {kind !== 'template' && form.values.templateId === '' && (
          <StartFrom form={form} templates={templates} current={current} />
        )}
      </div>
    </Card>
  )
}

type ValidFromProps = { form: TermsForm; zone: string; children: ReactNode }

function ValidFrom({ form, zone, children }: ValidFromProps) {
  const today = dayIn(zone, useNow())
  const month = nextMonth(today)
  const days = [
    { day: today, text: words.today },
    { day: month, text: formatCalendarDay(month) },
  ]

  return (
    <Field
      label={words.validFrom}
      required
      hint={
        <>
          {words.validFromHint(zoneName(zone))}
          {children}
        </>
      }
      error={form.problemOf('validFrom')}
    >
      {(control) => (
        <div className={styles.pick}>
          <TextInput
            {...control}
            type="date"
            name="validFrom"
            min={today}
            className={styles.date}
            value={form.values.validFrom}
            onChange={({ target }) => form.change('validFrom', target.value)}
            onBlur={() => form.touch('validFrom')}
          />
          {days.map(({ day, text }) => (
            <Button
              key={day}
              aria-pressed={form.values.validFrom === day}
              onClick={() => form.change('validFrom', day)}
            >
              {text}
            </Button>
          ))}
        </div>
      )}
    </Field>
  )
}

type FollowsProps = { form: TermsForm; templates: ServiceTemplate[] }

function Follows({ form, templates }: FollowsProps) {
  const { templateId } = form.values

  return (
    <>
      <RadioChoice
        legend={words.ownOrTemplate}
        name="terms"
        value={templateId === '' ? 'own' : 'template'}
        options={[
          { value: 'own', text: words.ownTerms, hint: words.ownTermsHint },
          { value: 'template', text: words.followTemplate, hint: words.followTemplateHint },
        ]}
        onChange={(choice) =>
          form.change('templateId', choice === 'own' ? '' : (templates[0]?.id ?? ''))
        }
      />
      {templateId !== '' && (
        <Field label={words.template} error={form.problemOf('templateId')}>
          {(control) => (
            <Select
              {...control}
              name="templateId"
              value={templateId}
              onChange={({ target }) => form.change('templateId', target.value)}
            >
              {templates.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </>
  )
}

type StartFromProps = Pick<ContractFormProps, 'templates' | 'current'> & { form: TermsForm }

/** Fills in the fields from what there is already, or as such contracts usually are. */
function StartFrom({ form, templates, current }: StartFromProps) {
  const { timeZone, holidays } = form.values
  const points = [
    ...(current ? [{ key: 'current', name: words.currentTerms, terms: current }] : []),
    ...templates.map(({ id, name, terms }) => ({ key: id, name, terms })),
    ...(templates.length > 0
      ? []
      : STARTING_POINTS.map((point) => ({
          key: point,
          name: words.startingPoints[point],
          // Only the hours, targets and pauses: holidays that were chosen stay.
          terms: withHolidays(startingTerms(point, timeZone), holidays),
        }))),
  ]

  return (
    <fieldset className={styles.group}>
      <legend>{words.startFrom}</legend>
      <div className={styles.pick}>
        {points.map(({ key, name, terms }) => {
          const filled = toTermsValues(terms)
          return (
            <Button
              key={key}
              aria-pressed={isSameTerms(filled, form.values)}
              onClick={() => {
                form.set({ ...form.values, ...filled })
                toast.success(words.startedFrom(name))
              }}
            >
              {name}
            </Button>
          )
        })}
      </div>
      <p className={styles.quiet}>{words.startFromHint}</p>
    </fieldset>
  )
}

function withHolidays(
  terms: ServiceTerms,
  holidays: ServiceTerms['calendar']['holidays'],
): ServiceTerms {
  return { ...terms, calendar: { ...terms.calendar, holidays } }
}

function isSameTerms(filled: ReturnType<typeof toTermsValues>, values: ContractValues): boolean {
  return Object.entries(filled).every(
    ([field, value]) =>
      JSON.stringify(value) === JSON.stringify(values[field as keyof ContractValues]),
  )
}

/** Says the terms in sentences, without the parts in which something is wrong. */
function InWords({ terms, problems }: { terms: ServiceTerms; problems: AnyProblems }) {
  const { data: choices } = useQuery(deskChoices())
  const isWrong = (...fields: string[]) =>
    Object.keys(problems).some((place) => fields.includes(place.split('.')[0] ?? ''))
  const without: TermsPart[] = [
    ...(isWrong('hours', 'timeZone') ? (['hours'] as const) : []),
    ...(isWrong('targets', 'categoryTargets') ? (['targets'] as const) : []),
    ...(isWrong('escalations') ? (['escalations'] as const) : []),
  ]

  return (
    <Card title={words.inWords}>
      <TermsText
        terms={terms}
        agentName={(id) => choices?.agents.find((agent) => agent.id === id)?.name}
        without={without}
      />
      {without.length > 0 && <p className={styles.quiet}>{words.inWordsLater}</p>}
    </Card>
  )
}
