import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useId, useRef } from 'react'

import * as words from '#words/settings.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { MAX_LINK_TEXT_LENGTH, MAX_RESOURCES } from '#shared/settings/values.ts'
import { languageIn } from '#web/lib/format/language-name.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { FieldError } from '#web/ui/controls/field.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { useLines } from '#web/ui/form/use-lines.ts'
import { Card } from '#web/ui/layout/card.tsx'

import { SettingsText } from './settings-text.tsx'
import type { SettingsForm } from './use-settings-form.ts'
import styles from './settings-form.module.css'
import { OtherNames } from '#web/ui/list/other-names.tsx'

export function LinksCard({ form }: { form: SettingsForm }) {
  return (
    <Card title={words.links}>
      <div className={styles.fields}>
        <ResourceList form={form} />
        <SettingsText
          form={form}
          name="privacyUrl"
          placeholder={words.privacyUrlExample}
          hint={words.privacyUrlHint}
        />
      </div>
    </Card>
  )
}

/** The links of the footer, in their order. */
function ResourceList({ form }: { form: SettingsForm }) {
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const links = form.values.resources
  const error = form.problemOf('resources')
  const { addButton, add, replace, remove, move } = useLines({
    group,
    lines: links,
    blank: { text: '', url: '', names: {} },
    onChange: (changed) => form.change('resources', changed),
  })

  return (
    <fieldset
      ref={group}
      className={styles.group}
      aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
    >
      <legend className={styles.legend}>{words.labels.resources}</legend>
      {links.length > 0 && (
        <ol className={styles.resourceList}>
          {links.map((link, index) => {
            const name = link.text || words.linkAt(index + 1)
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a line is known by its place alone: two may say the same
              <li key={index} data-line={index} className={styles.resourceListLine}>
                <TextInput
                  name="resources"
                  aria-label={words.linkText(index + 1)}
                  aria-invalid={error ? true : undefined}
                  placeholder={words.linkTextExample}
                  autoComplete="off"
                  maxLength={MAX_LINK_TEXT_LENGTH}
                  value={link.text}
                  onChange={(event) => replace(index, { ...link, text: event.target.value })}
                  onBlur={() => form.touch('resources')}
                />
                <TextInput
                  aria-label={words.linkUrl(index + 1)}
                  aria-invalid={error ? true : undefined}
                  placeholder={words.linkUrlExample}
                  autoComplete="off"
                  spellCheck={false}
                  value={link.url}
                  onChange={(event) => replace(index, { ...link, url: event.target.value })}
                  onBlur={() => form.touch('resources')}
                />
                <div className={styles.actions}>
                  <IconButton
                    label={words.moveUp(name)}
                    data-move="up"
                    disabled={index === 0}
                    onClick={() => move(index, -1)}
                  >
                    <ArrowUp aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={words.moveDown(name)}
                    data-move="down"
                    disabled={index === links.length - 1}
                    onClick={() => move(index, 1)}
                  >
                    <ArrowDown aria-hidden="true" />
                  </IconButton>
                  <IconButton label={words.removeLink(name)} onClick={() => remove(index)}>
                    <X aria-hidden="true" />
                  </IconButton>
                </div>
                <div className={styles.others}>
                  <OtherNames
                    name={name}
                    names={link.names}
                    ownLanguage={languageIn(form.values.language) ?? LANGUAGES[0]}
                    maxLength={MAX_LINK_TEXT_LENGTH}
                    onChange={(names) => replace(index, { ...link, names })}
                  />
                </div>
              </li>
            )
          })}
        </ol>
      )}
      {links.length < MAX_RESOURCES && (
        <Button
          ref={addButton}
          icon={<Plus aria-hidden="true" />}
          className={styles.add}
          onClick={add}
        >
          {words.addLink}
        </Button>
      )}
      <p id={`${id}-hint`} className={styles.resourceListHint}>
        {words.linksHint(MAX_RESOURCES)}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
