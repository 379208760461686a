import { FAULT_KINDS, type FaultRule, type Faults } from '#demo/hubspot/faults.ts'
import type { Emulator } from '#demo/hubspot/server.ts'

import { escapeHtml, type Page, select } from '#demo/pages/page-html.ts'

const WRITES = /\/(?:tickets|notes|contacts|files)(?:\?|$)/

/** Failures that one may want to see, each at the press of a button. */
export const TROUBLES: Record<string, { name: string; rules: FaultRule[] }> = {
  down: { name: 'HubSpot is down', rules: [{ kind: 'fail', status: 503 }] },
  unreachable: { name: 'HubSpot cannot be reached', rules: [{ kind: 'cut' }] },
  lost: {
    name: 'Every second write is done, and its answer is lost',
    rules: [
      { kind: 'commit-then-fail', status: 502, method: 'POST', path: WRITES, probability: 0.5 },
    ],
  },
  slow: { name: 'Every answer takes three seconds', rules: [{ kind: 'slow', delayMs: 3000 }] },
  hangs: {
    name: 'The next write is done, and never answered',
    rules: [{ kind: 'commit-then-hang', method: 'POST', path: WRITES, times: 1 }],
  },
  limited: {
    name: 'The limit of ten seconds is used up',
    rules: [{ kind: 'fail', status: 429, policyName: 'TEN_SECONDLY_ROLLING', probability: 0.7 }],
  },
  token: { name: 'The token is refused', rules: [{ kind: 'fail', status: 401 }] },
}

export function faultPage({ faults, account, limits }: Emulator): Page {
  const standing = faults.list()
  const rows = standing.map(
    (rule) =>
      `<li>${escapeHtml(describe(rule))}<form method="post" action="/faults/remove"><input type="hidden" name="id" value="${rule.id}"><button>Mend it</button></form><small>${rule.hits} times so far</small></li>`,
  )
  const buttons = Object.entries(TROUBLES).map(
    ([id, { name }]) =>
      `<form method="post" action="/faults/trouble"><input type="hidden" name="trouble" value="${id}"><button>${name}</button></form>`,
  )
  const { indexLagMs, requiredToClose } = account.settings
  return {
    title: 'What goes wrong',
    here: '/faults',
    body: `<h1>What goes wrong</h1>
<p class="soft">Agents work on as before: only the portal's calls meet this.</p>
<section class="card"><h2>Now</h2>
${rows.length === 0 ? '<p>Everything works.</p>' : `<ul class="tickets">${rows.join('')}</ul>`}
</section>
<section class="card"><h2>Let something go wrong</h2><div class="buttons">${buttons.join('')}</div></section>
<section class="card"><h2>One by one</h2>
<form method="post" action="/faults/add">
${select('kind', { label: 'Result', options: FAULT_KINDS.map((kind) => [kind, kind.replaceAll('-', ' ')]) })}
${select('status', { label: 'Answer', options: ['500', '502', '503', '504', '423', '477', '429', '401', '403'].map((status) => [status, status]) })}
<div><label for="times">How often (empty: until it is mended)</label><input id="times" name="times" inputmode="numeric"></div>
<div><button class="main">Add</button></div>
</form></section>
<section class="card"><h2>The account</h2>
<form method="post" action="/faults/account">
<div><label for="lag">The search learns of a change after up to so many seconds</label><input id="lag" name="lag" inputmode="numeric" value="${indexLagMs / 1000}"></div>
${select('close', {
  label: 'To close a ticket',
  options: [
    ['', 'nothing is required'],
    ['hs_resolution', 'a resolution is required'],
    ['hubspot_owner_id', 'an owner is required'],
  ],
  chosen: requiredToClose[0],
})}
<div><button class="main">Save</button></div>
</form>
<p class="soft">Refused for a limit so far: ${Object.values(limits.refused).reduce((sum, count) => sum + count)}.</p></section>`,
  }
}

function describe({ kind, status, method, times }: ReturnType<Faults['list']>[number]): string {
  return [
    kind.replaceAll('-', ' '),
    status && kind.endsWith('fail') ? `with ${status}` : '',
    method ? `for ${method}` : 'for every call',
    times ? `${times} times` : '',
  ]
    .filter(Boolean)
    .join(', ')
}
