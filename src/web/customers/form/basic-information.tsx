import * as words from '#words/customers.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'
import { TimeZoneOptions } from '#web/ui/controls/time-zone-options.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { TextLine } from '#web/ui/controls/text-line.tsx'
import { TextList } from '#web/ui/form/text-list.tsx'
import { LanguageField } from '#web/ui/controls/language-field.tsx'
import { CUSTOMER_LABELS } from './customer-form-model.ts'
import type { CustomerForm } from './use-customer-form.ts'
import styles from './basic-information.module.css'

export function BasicInformation({ form }: { form: CustomerForm }) {
  return (
    <Card title={words.basicInformation}>
      <div className={styles.fields}>
        <TextLine form={form} name="name" label={CUSTOMER_LABELS.name} required />
        <TextLine
          form={form}
          name="domain"
          label={CUSTOMER_LABELS.domain}
          required
          placeholder={words.domainExample}
          hint={words.domainHint}
        />
        <TextList
          form={form}
          name="domains"
          label={CUSTOMER_LABELS.domains}
          add={words.addDomain}
          nameOf={words.domainAt}
          placeholder={words.furtherDomainExample}
          hint={words.domainsHint}
        />
        <div className={styles.pair}>
          <TextLine
            form={form}
            name="mspStartDate"
            label={CUSTOMER_LABELS.mspStartDate}
            type="date"
          />
          <TimeZoneSelect form={form} />
        </div>
        <LanguageField
          label={CUSTOMER_LABELS.language}
          hint={words.languageHint}
          none={words.ofPortal}
          error={form.problemOf('language')}
          value={form.values.language}
          onChange={(language) => form.change('language', language)}
        />
        <Checkbox
          label={CUSTOMER_LABELS.active}
          hint={words.activeHint}
          name="active"
          checked={form.values.active}
          onChange={(event) => form.change('active', event.target.checked)}
        />
      </div>
    </Card>
  )
}

function TimeZoneSelect({ form }: { form: CustomerForm }) {
  const { timeZone } = form.values

  return (
    <Field
      label={CUSTOMER_LABELS.timeZone}
      hint={words.timeZoneHint}
      error={form.problemOf('timeZone')}
    >
      {(control) => (
        <Select
          {...control}
          name="timeZone"
          value={timeZone}
          onChange={(event) => form.change('timeZone', event.target.value)}
        >
          <option value="">{words.ofPortal}</option>
          <TimeZoneOptions chosen={timeZone} />
        </Select>
      )}
    </Field>
  )
}
