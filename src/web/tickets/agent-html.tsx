import { useLayoutEffect, useRef } from 'react'

import styles from './agent-html.module.css'
import { sanitizeAgentHtml } from './sanitize-agent-html.ts'

/** What an agent wrote. It is appended as nodes, since the content policy allows no HTML sink. */
export function AgentHtml({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    place.current?.replaceChildren(sanitizeAgentHtml(html))
  }, [html])

  return <div ref={place} className={styles.html} dir="auto" />
}
