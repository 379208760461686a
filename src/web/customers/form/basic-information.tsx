import * as words from '#words/customers.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'

import styles from './basic-information.module.css'
import { CUSTOMER_LABELS } from './customer-fields.ts'
import { TextLine } from '#web/ui/controls/text-line.tsx'
import { TextList } from '#web/ui/form/text-list.tsx'
import { LanguageField } from '#web/ui/controls/language-field.tsx'
import { TimeZoneSelect } from './time-zone-select.tsx'
import type { CustomerForm } from './use-customer-form.ts'

export function BasicInformation({ form }: { form: CustomerForm }) {
  return (
    <Card title={words.basicInformation}>
      <div className={styles.fields}>
        <p className={styles.note}>{words.required}</p>
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
