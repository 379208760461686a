import type { ReactNode } from 'react'

import { GUIDE_TITLES, type GuidePlace } from '#shared/sign-in-failures/values.ts'
import * as words from '#words/sso-guide.ts'
import { CUSTOMER_LABELS } from '#web/customers/form/customer-form-model.ts'
import { Rich } from '#web/ui/display/rich.tsx'

import { GuideSettings } from './guide-settings.tsx'
import { FixHint, GuideSteps, type Mended, useTicks } from './guide-steps.tsx'
import { bringBackId } from './setting-to-fix.ts'
import { ProblemList } from './problem-list.tsx'
import type { BringBack, PortalValues, ProductGuide, ProviderGuide } from './provider-guide.ts'
import bringBackTableStyles from './bring-back-table.module.css'
import styles from './guide-content.module.css'

type GuideContentProps = {
  guide: ProviderGuide
  values: PortalValues
  mended: Mended
  /** Names the ticks of this guide in this browser. */
  ticksKey: string
}

/** Shows what to do at the provider, step by step. */
export function GuideAtProvider({ guide, values, mended, ticksKey }: GuideContentProps) {
  const ticks = useTicks(ticksKey)
  const { start, steps, otherProducts } = guide

  return (
    <div className={styles.content}>
      <p className={styles.start}>
        <Rich>{words.begin(<strong>{start.console}</strong>, start.address)}</Rich>{' '}
        {words.sentence(start.role)}
      </p>
      <p className={styles.progress}>
        {words.progress(steps.filter((_, index) => ticks.isTicked(index)).length, steps.length)}
      </p>
      <GuideSteps steps={steps} values={values} mended={mended} ticks={ticks} />
      {otherProducts.length > 0 && (
        <section className={styles.section}>
          <h3 className={styles.title}>{words.otherProducts}</h3>
          {otherProducts.map((product) => (
            <OtherProduct key={product.product} product={product} values={values} />
          ))}
        </section>
      )}
    </div>
  )
}

/** Values to copy from the provider. */
export function GuideBringBack({ guide, mended }: Pick<GuideContentProps, 'guide' | 'mended'>) {
  return (
    <Section place="bring_back">
      <BringBackTable bringBack={guide.bringBack} mended={mended} />
    </Section>
  )
}

export function GuideTroubleshooting({ guide }: { guide: ProviderGuide }) {
  return (
    <div className={styles.content}>
      <Section place="problems">
        <ProblemList problems={guide.problems} />
      </Section>
      <Section place="settings">
        <GuideSettings guide={guide} />
      </Section>
    </div>
  )
}

function Section({ place, children }: { place: GuidePlace; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3 id={place} className={styles.title}>
        {GUIDE_TITLES[place]}
      </h3>
      {children}
    </section>
  )
}

function OtherProduct({ product, values }: { product: ProductGuide; values: PortalValues }) {
  return (
    <details className={styles.product}>
      <summary className={styles.summary}>{product.product}</summary>
      <div className={styles.content}>
        <GuideSteps steps={product.steps} values={values} />
        <BringBackTable bringBack={product.bringBack} />
        <ProblemList problems={product.problems} />
      </div>
    </details>
  )
}

/** Values for the form of the customer, and their names at the provider. */
type BringBackTableProps = {
  bringBack: BringBack[]
  /** The part that the address has led to, and why. Another product's values have no ids. */
  mended?: Mended
}

function BringBackTable({ bringBack, mended }: BringBackTableProps) {
  return (
    <dl className={bringBackTableStyles.list}>
      {bringBack.map(({ ours, theirs, where, example, note }) => (
        <div key={ours} className={bringBackTableStyles.item}>
          <dt id={mended && bringBackId(ours)} className={bringBackTableStyles.ours}>
            {CUSTOMER_LABELS[`saml.${ours}`]}
          </dt>
          <dd className={bringBackTableStyles.theirs}>
            <FixHint id={bringBackId(ours)} mended={mended} />
            <strong>{theirs}</strong>
            <span className={bringBackTableStyles.where}>{where}</span>
            <code className={bringBackTableStyles.example}>{example}</code>
            {note && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
