import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import * as words from '#words/desk-ticket.ts'

import styles from './suggestion-list.module.css'
import type { useSuggestions } from './use-suggestions.ts'

/** List of suggestions that can replace the typed text. The box keeps the focus, and has the keys. */
export function SuggestionList({ of }: { of: ReturnType<typeof useSuggestions> }) {
  const { shown, listId, optionId, activeId, point, choose } = of
  if (!shown) return null
  const { title, items, footer } = shown

  return (
    <div className={styles.panel}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the box keeps the focus, and no element of HTML is a list for it */}
      <div id={listId} role="listbox" aria-label={title} tabIndex={-1} className={styles.list}>
        {items.map(({ id, text, detail, note }) => (
          <button
            key={id}
            type="button"
            id={optionId(id)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- part of the list above
            role="option"
            tabIndex={-1}
            aria-selected={id === activeId}
            className={styles.option}
            onPointerMove={({ movementX, movementY }) => {
              if (id !== activeId && (movementX !== 0 || movementY !== 0)) point(id)
            }}
            // The cursor stays in the box.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(id)}
          >
            <span className={styles.line}>
              <span className={styles.text} dir="auto">
                {text}
              </span>
              {note && <span className={styles.note}>{note}</span>}
            </span>
            {detail && (
              <span className={styles.detail} dir="auto">
                {detail}
              </span>
            )}
          </button>
        ))}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
      <VisuallyHidden>
        <output>{words.suggestionCount(items.length)}</output>
      </VisuallyHidden>
    </div>
  )
}
