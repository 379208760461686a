import { Suspense, use, useLayoutEffect, useRef } from 'react'

import { ErrorBoundary } from '#web/kit/feedback/error-boundary.tsx'
import { Loading, SkeletonText } from '#web/kit/feedback/skeleton.tsx'

import styles from './safe-html.module.css'
import { htmlParser } from './html-parser.ts'
import { sanitizeAgentHtml } from './sanitize-agent-html.ts'

/** What an agent wrote. */
export function SafeHtml({ html }: { html: string }) {
  return (
    <ErrorBoundary fallback={<p>This reply could not be shown. Reload the page to try again.</p>}>
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
    place.current?.replaceChildren(...sanitizeAgentHtml(html, parse))
  }, [html, parse])

  return <div ref={place} className={styles.html} dir="auto" />
}

function HtmlSkeleton() {
  return (
    <Loading label="Loading the reply">
      <SkeletonText width="most" />
      <SkeletonText width="half" />
    </Loading>
  )
}
