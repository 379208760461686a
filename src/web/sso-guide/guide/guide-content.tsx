import type { ReactNode } from 'react'
import { GUIDE_TITLES, type GuidePlace } from '#shared/sign-in-failures/values.ts'
import * as words from '#words/sso-guide.ts'
import { CUSTOMER_LABELS } from '#web/customers/form/customer-form-model.ts'
import { Rich } from '#web/ui/display/rich.tsx'
import { FixHint, GuideSteps, type Mended, useTicks } from './guide-steps.tsx'
import { bringBackId } from './setting-to-fix.ts'
import type {
  BringBack,
  Guide,
  GuideProblem,
  PortalValues,
  ProductGuide,
  ProviderGuide,
} from './provider-guide.ts'
import bringBackTableStyles from './bring-back-table.module.css'
import styles from './guide-content.module.css'
import { refusalSentence } from '#shared/access/sign-in-refusals.ts'
import { refusals } from '#words/sign-in.ts'
import problemStyles from './problem-list.module.css'

type GuideContentProps = {
  guide: Guide
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
      {start && (
        <p className={styles.start}>
          <Rich>{words.begin(<strong>{start.console}</strong>, start.address)}</Rich>{' '}
          {words.sentence(start.role)}
        </p>
      )}
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

export function GuideTroubleshooting({ guide }: { guide: Guide | ProviderGuide }) {
  return (
    <div className={styles.content}>
      <Section place="problems">
        <ProblemList problems={guide.problems} />
      </Section>
      {'nameId' in guide && (
        <Section place="settings">
          <GuideSettings guide={guide} />
        </Section>
      )}
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

/** Name ID, signatures, people, tile, renewal, and the switches of our own form. */
export function GuideSettings({ guide }: { guide: ProviderGuide }) {
  const { nameId, signing, ownKey, access, tile, rotation, switches } = guide
  const names = words.settings
  const signRequests = words.switchOn(CUSTOMER_LABELS['saml.signRequests'])
  const decryptAssertions = words.switchOnFirst(CUSTOMER_LABELS['saml.decryptAssertions'])
  const after = (first: string, text: string) =>
    ownKey.isUsed === false ? text : `${first} ${text}`
  const settings = [
    { name: names.nameId, texts: [words.chooseNameId(nameId)] },
    { name: names.signature, texts: [signing.text] },
    { name: names.signedRequests, texts: [after(signRequests, ownKey.signed)] },
    { name: names.encryption, texts: [after(decryptAssertions, ownKey.encrypted)] },
    { name: names.people, texts: [access] },
    { name: names.tile, texts: [tile] },
    { name: names.renewal, texts: [rotation] },
    {
      name: names.switches,
      texts: switches.map(
        ({ name, isOn, why }) => `${words.switchIs(CUSTOMER_LABELS[`saml.${name}`], isOn)} ${why}`,
      ),
    },
  ]

  return (
    <>
      <dl className={bringBackTableStyles.list}>
        {settings
          .filter(({ texts }) => texts.length > 0)
          .map(({ name, texts }) => (
            <div key={name} className={bringBackTableStyles.item}>
              <dt className={bringBackTableStyles.ours}>{name}</dt>
              <dd className={bringBackTableStyles.theirs}>
                {texts.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </dd>
            </div>
          ))}
      </dl>
      <p>
        <Rich>
          {words.ownCertificate((text) => (
            <a href="/saml/certificate" download>
              {text}
            </a>
          ))}
        </Rich>
      </p>
    </>
  )
}

export function ProblemList({ problems }: { problems: GuideProblem[] }) {
  return (
    <dl className={problemStyles.list}>
      {problems.map((problem) => (
        <div key={shownText(problem)} className={problemStyles.problem}>
          <dt className={problemStyles.shows}>{shownText(problem)}</dt>
          <dd className={problemStyles.cause}>{problem.cause}</dd>
          <dd>{problem.fix}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Returns the visible sign of the problem. */
export function shownText(problem: GuideProblem): string {
  if ('shows' in problem) return problem.shows
  const sentences = problem.refusals.map((reason) => refusalSentence(refusals, reason))
  return words.ourLoginPage([...new Set(sentences)])
}
