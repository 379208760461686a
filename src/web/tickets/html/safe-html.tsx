import { Suspense, use, useLayoutEffect, useRef } from 'react'

import * as words from '#words/tickets.ts'
import { ErrorBoundary } from '#web/ui/feedback/error-boundary.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

import styles from './safe-html.module.css'
import { htmlParser } from './html-parser.ts'
import { sanitizeAgentHtml } from './sanitize-agent-html.ts'

/** HTML of an agent. */
export function SafeHtml({ html }: { html: string }) {
  return (
    <ErrorBoundary renderFailure={() => <p>{words.replyNotShown}</p>}>
      <Suspense fallback={<HtmlSkeleton />}>
        <SanitizedHtml html={html} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** It is appended as nodes, since the content policy allows no HTML sink. */
function SanitizedHtml({ html }: { html: string }) {
  const parse = htmlParser instanceof Promise ? use(htmlParser) : htmlParser
  const place = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const nodes = sanitizeAgentHtml(html, parse)
    // The marks of a list stand at the beginning of its text, which no style can express.
    for (const node of nodes) if (node instanceof HTMLElement) node.dir = 'auto'
    place.current?.replaceChildren(...nodes)
  }, [html, parse])

  return <div ref={place} className={styles.html} dir="auto" />
}

function HtmlSkeleton() {
  return (
    <Loading label={words.replyLoading}>
      <SkeletonText width="most" />
      <SkeletonText width="half" />
    </Loading>
  )
}
