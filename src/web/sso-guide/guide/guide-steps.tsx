import { refusalSentence, type SignInRefusal } from '#shared/access/sign-in-refusals.ts'
import { refusals as sentences } from '#words/sign-in.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { useState } from 'react'

import * as words from '#words/sso-guide.ts'
import { readStored, writeStored } from '#web/lib/storage/storage.ts'
import { CopyButton } from '#web/ui/feedback/copy-button.tsx'

import styles from './guide-steps.module.css'
import { stepId } from './setting-to-fix.ts'
import type { GuideEntry, GuideStep, PortalValues } from './provider-guide.ts'

type Ticks = { isTicked: (step: number) => boolean; toggle: (step: number) => void }

/** Steps that were ticked in this browser, counted from 0. */
export function useTicks(guide: string): Ticks {
  const key = `guide-ticks:${guide}`
  const [ticked, setTicked] = useState(() => (readStored('localStorage', key) ?? '').split(' '))

  function toggle(step: number) {
    const name = String(step)
    const next = ticked.includes(name) ? ticked.filter((one) => one !== name) : [...ticked, name]
    setTicked(next)
    writeStored('localStorage', key, next.join(' '))
  }

  return { isTicked: (step) => ticked.includes(String(step)), toggle }
}

type GuideStepsProps = {
  steps: GuideStep[]
  values: PortalValues
  /** The part that the address has led to, and why. Another product's steps have no ids. */
  mended?: Mended
  /** Remembers what was done. */
  ticks?: Ticks
}

export function GuideSteps({ steps, values, mended, ticks }: GuideStepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, menu, text, entries = [] }, index) => (
        <li key={title} className={styles.step}>
          <div className={styles.head}>
            {ticks && (
              <input
                type="checkbox"
                className={styles.tick}
                aria-label={words.isDone(title)}
                checked={ticks.isTicked(index)}
                onChange={() => ticks.toggle(index)}
              />
            )}
            <h3 id={mended && stepId(index)}>{title}</h3>
          </div>
          <FixHint id={stepId(index)} mended={mended} />
          {menu && (
            <p className={styles.menu}>
              {menu.map((item, depth) => (
                // oxlint-disable-next-line react/no-array-index-key -- the same item may stand twice, one below the other
                <span key={depth}>
                  {depth > 0 && <span className={styles.arrow}> › </span>}
                  {item}
                </span>
              ))}
            </p>
          )}
          <p>{text}</p>
          {entries.length > 0 && (
            <dl className={styles.entries}>
              {entries.map((entry) => (
                <div key={entry.field} className={styles.entry}>
                  <dt className={styles.field}>{entry.field}</dt>
                  <dd className={styles.value}>
                    <EntryValue entry={entry} values={values} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ol>
  )
}

function EntryValue({ entry, values }: { entry: GuideEntry; values: PortalValues }) {
  if ('choose' in entry) return <span>{entry.choose}</span>
  const value = 'ours' in entry ? (values[entry.ours] ?? '') : entry.compose(values)

  return (
    <>
      <code className={styles.text}>{value}</code>
      <CopyButton value={value} name={entry.field} />
    </>
  )
}

/** Section of the guide to which a refused sign-in has led, and its reason; both missing otherwise. */
export type Mended = { place?: string; reason?: SignInRefusal }

/** Says at the part with this id that it is the one to mend. */
export function FixHint({ id, mended }: { id: string; mended?: Mended }) {
  if (!mended?.reason || mended.place !== id) return null
  return <Banner>{words.mends(refusalSentence(sentences, mended.reason))}</Banner>
}
