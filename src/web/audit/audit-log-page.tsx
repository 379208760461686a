import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Download } from 'lucide-react'
import { type ComponentProps, type RefObject, useRef, useState } from 'react'

import * as words from '#words/audit.ts'
import { auditEndpoints } from '#shared/audit/endpoints.ts'
import { AUDIT_EXPORT_FORMATS } from '#shared/audit/values.ts'
import { urlOf } from '#web/lib/http/call.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { ChoiceSelect } from '#web/ui/controls/choice-select.tsx'
import { Disclosure, menuItemClass } from '#web/ui/controls/disclosure.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { SearchBox } from '#web/ui/controls/search-box.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { FilterBar } from '#web/ui/list/filter-bar.tsx'

import {
  AUDIT_GROUPS,
  type AuditLogFilters,
  auditQuery,
  countActiveFilters,
  isHalfTyped,
  isNarrowed,
} from './audit-filters.ts'
import { AuditLogContent } from './audit-log-content.tsx'
import { auditQueries } from './audit-queries.ts'
import { type AuditLog, useAuditLog } from './use-audit-log.ts'
import styles from './audit-log-page.module.css'

const GROUP_CHOICES = AUDIT_GROUPS.map((group) => ({ id: group, name: words.groups[group] }))

export function AuditLogPage() {
  const log = useAuditLog()
  const filtersButton = useRef<HTMLButtonElement>(null)
  useDocumentTitle(words.title)

  function clear() {
    log.clear()
    filtersButton.current?.focus()
  }

  return (
    <>
      <PageHeader title={words.title} actions={<ExportMenu filters={log.filters} />}>
        {words.lead}
      </PageHeader>
      <div className={styles.log}>
        <AuditFilterBar log={log} button={filtersButton} onClear={clear} />
        <AuditLogContent log={log} onClear={clear} />
      </div>
    </>
  )
}

/** Links, so that the browser saves what arrives as it arrives, however much it is. */
export function ExportMenu({ filters }: { filters: AuditLogFilters }) {
  return (
    <Disclosure
      buttonClassName={buttonClass()}
      button={
        <span className={styles.opener}>
          <Download aria-hidden="true" />
          {words.exportIt}
          <ChevronDown aria-hidden="true" />
        </span>
      }
      panelLabel={words.exportIt}
    >
      {(close) => (
        <>
          <p className={styles.extent}>
            {isNarrowed(filters) ? words.exportsMatching : words.exportsAll}
          </p>
          {AUDIT_EXPORT_FORMATS.map((format) => (
            <a
              key={format}
              href={urlOf(auditEndpoints.exportAuditEntries, {
                query: { format, ...auditQuery(filters) },
              })}
              download
              className={menuItemClass}
              onClick={close}
            >
              {words.formats[format]}
            </a>
          ))}
        </>
      )}
    </Disclosure>
  )
}

type AuditFilterBarProps = {
  log: AuditLog
  button: RefObject<HTMLButtonElement | null>
  onClear: () => void
}

function AuditFilterBar({ log, button, onClear }: AuditFilterBarProps) {
  return (
    <FilterBar
      search={
        <SearchBox
          label={words.search}
          placeholder={words.searchHint}
          q={log.filters.q}
          onSearch={(q) => log.type({ q })}
        />
      }
      activeCount={countActiveFilters(log.filters)}
      isNarrowed={isNarrowed(log.filters)}
      onClear={onClear}
      button={button}
    >
      <AuditFilterFields log={log} />
    </FilterBar>
  )
}

export function AuditFilterFields({
  log,
}: {
  log: Pick<AuditLog, 'filters' | 'choose' | 'type' | 'rows'>
}) {
  const { filters, choose, type } = log
  const choices = useQuery(auditQueries.choices())
  const namesError = choices.isError ? words.namesFailed : null
  // A person of a customer is no choice, but may have been chosen from an entry.
  const actor = log.rows.find((entry) => entry.actor.id === filters.actorId)?.actor.name

  return (
    <>
      <Field label={words.action}>
        {(control) => (
          <ChoiceSelect
            {...control}
            anyLabel={words.allActions}
            choices={GROUP_CHOICES}
            value={filters.group}
            onChoose={(group) => choose({ group })}
          />
        )}
      </Field>
      <Field label={words.customer} error={namesError}>
        {(control) => (
          <ChoiceSelect
            {...control}
            anyLabel={words.allCustomers}
            choices={choices.data?.customers ?? []}
            value={filters.customerId}
            otherLabel={choices.isPending ? words.namesLoading : words.removedCustomer}
            onChoose={(customerId) => choose({ customerId })}
          />
        )}
      </Field>
      <Field label={words.who} error={namesError}>
        {(control) => (
          <ChoiceSelect
            {...control}
            anyLabel={words.everyone}
            choices={choices.data?.staff ?? []}
            value={filters.actorId}
            otherLabel={actor ?? words.onePerson}
            onChoose={(actorId) => choose({ actorId })}
          />
        )}
      </Field>
      <Field label={words.from}>
        {(control) => (
          <DayInput {...control} day={filters.from} onType={(from) => type({ from })} />
        )}
      </Field>
      <Field label={words.to}>
        {(control) => (
          <DayInput
            {...control}
            min={filters.from ?? undefined}
            day={filters.to}
            onType={(to) => type({ to })}
          />
        )}
      </Field>
    </>
  )
}

type DayInputProps = ComponentProps<'input'> & {
  day: string | null
  onType: (day: string | null) => void
}

/** A day to filter by, which waits for the whole year. */
function DayInput({ day, onType, ...control }: DayInputProps) {
  const [halfTyped, setHalfTyped] = useState<string | null>(null)

  function type(typed: string) {
    const isHalf = isHalfTyped(typed)
    setHalfTyped(isHalf ? typed : null)
    if (!isHalf) onType(typed || null)
  }

  return (
    <TextInput
      {...control}
      type="date"
      value={halfTyped ?? day ?? ''}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setHalfTyped(null)}
    />
  )
}
