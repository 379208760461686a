import { Suspense, use, useLayoutEffect, useRef } from 'react'

import { ErrorBoundary } from '#web/kit/feedback/error-boundary.tsx'
import { Loading, SkeletonText } from '#web/kit/feedback/skeleton.tsx'

import styles from './safe-html.module.css'
import { hasSetHtml, parseWithBrowser } from './parse-with-browser.ts'
import { type ParseHtml, sanitizeAgentHtml } from './sanitize-agent-html.ts'

/** Begun with the page's code, so that it is there when the ticket is. Null where it is not needed. */
const dompurify: Promise<ParseHtml> | null = hasSetHtml()
  ? null
  : import('./parse-with-dompurify.ts').then((code) => code.parseWithDompurify)
// Said where there is something to show; many a ticket has no answer yet.
dompurify?.catch(() => undefined)

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
  const parse = dompurify ? use(dompurify) : parseWithBrowser
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
