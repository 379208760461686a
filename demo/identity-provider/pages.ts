import { type DemoPerson, type DemoRealm, fullNameOf } from './realms.ts'

// Plain HTML that works without a script. Each page gets a nonce for its style and its one script.

type Page = { title: string; body: string; nonce: string; script?: string }

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#c9ced6, #454b57); --card: light-dark(#fff, #1d2027); --soft: light-dark(#5a6270, #a8b0bd); --accent: light-dark(#0b5cad, #7db8f7); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#f1f3f6, #12141a); color: light-dark(#1a1d24, #eceff4); }
main { width: 100%; max-width: 26rem; padding: 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; }
h1 { margin: 0 0 0.25rem; font-size: 1.375rem; line-height: 1.25; }
p { margin: 0 0 1rem; color: var(--soft); overflow-wrap: anywhere; }
ul { list-style: none; margin: 0 0 1rem; padding: 0; display: grid; gap: 0.5rem; }
button { font: inherit; color: inherit; cursor: pointer; padding: 0.625rem 0.875rem; min-height: 2.75rem; border: 1px solid var(--line); border-radius: 0.5rem; background: transparent; }
li button { width: 100%; text-align: left; display: grid; overflow-wrap: anywhere; }
button:hover { border-color: var(--accent); }
button:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
button small { color: var(--soft); font-size: 0.875rem; }
a { color: var(--accent); }
summary { cursor: pointer; padding: 0.625rem 0; color: var(--soft); }
.demo { margin: 1rem 0 0; font-size: 0.875rem; }
`

export function renderPage({ title, body, nonce, script }: Page) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
${body}
<p class="demo">This is a demo. No password is needed.</p>
</main>
${script ? `<script nonce="${nonce}">${script}</script>` : ''}
</body>
</html>
`
}

export type Pending = { samlRequest: string; relayState: string }

export function choosePersonPage(
  realm: DemoRealm,
  {
    pending,
    signedIn,
    portal,
    hint,
  }: { pending: Pending; signedIn?: DemoPerson; portal: string; hint: string | null },
): Omit<Page, 'nonce'> {
  const button = (person: DemoPerson) => {
    const isSignedIn = person.email === signedIn?.email
    const note = isSignedIn ? `${person.email} (signed in)` : person.email
    return `<li><button name="person" value="${escapeHtml(person.email)}">${escapeHtml(fullNameOf(person))} <small>${escapeHtml(note)}</small></button></li>`
  }
  const hinted = realm.people.filter(({ email }) => email === hint?.toLowerCase())
  const others = realm.people.filter((person) => !hinted.includes(person))
  const list = (people: DemoPerson[]) => `<ul>${people.map(button).join('')}</ul>`
  const choice = hinted.length
    ? `${list(hinted)}<details><summary>Someone else</summary>${list(others)}</details>`
    : list(others)
  return {
    title: `Sign in - ${realm.name}`,
    body: `<h1>Sign in with ${escapeHtml(realm.name)}</h1>
<p>Choose an account to continue to ${escapeHtml(portal)}.</p>
<form method="post" action="/${realm.realm}/sso">
${pendingFields(pending)}
${choice}
</form>
${signedIn ? signOutForm(realm, pending) : ''}`,
  }
}

export function accountPage(
  realm: DemoRealm,
  signedIn: DemoPerson | undefined,
): Omit<Page, 'nonce'> {
  return {
    title: `${realm.name} identity provider`,
    body: signedIn
      ? `<h1>${escapeHtml(realm.name)}</h1>
<p>You are signed in as ${escapeHtml(fullNameOf(signedIn))} (${escapeHtml(signedIn.email)}).</p>
${signOutForm(realm)}
<form method="post" action="/${realm.realm}/sign-out-everywhere">
<p>Or sign out of the portal as well, which is asked to by redirect or by post.</p>
<button name="binding" value="redirect">Sign out everywhere</button>
<button name="binding" value="post">Sign out everywhere by post</button>
</form>`
      : `<h1>${escapeHtml(realm.name)}</h1>
<p>You are not signed in at this identity provider. Start at the login page of the portal.</p>`,
  }
}

export function realmsPage(realms: DemoRealm[]): Omit<Page, 'nonce'> {
  const items = realms.map(
    ({ realm, name }) =>
      `<li><a href="/${realm}">${escapeHtml(name)}</a> (<a href="/${realm}/metadata">metadata</a>)</li>`,
  )
  return {
    title: 'Demo identity providers',
    body: `<h1>Demo identity providers</h1>
<p>One for each demo customer.</p>
<ul>${items.join('')}</ul>`,
  }
}

/** Posts the response back to the portal: by script, or by a button where scripts are off. */
export function postBackPage({
  address,
  name = 'SAMLResponse',
  value,
  relayState = '',
  portal,
}: {
  address: string
  name?: 'SAMLRequest' | 'SAMLResponse'
  value: string
  relayState?: string
  portal: string
}): Omit<Page, 'nonce'> {
  return {
    title: 'Continue',
    body: `<h1>Going on to ${escapeHtml(portal)}</h1>
<p>If nothing happens, use the button.</p>
<form method="post" action="${escapeHtml(address)}">
<input type="hidden" name="${name}" value="${escapeHtml(value)}">
${relayState ? `<input type="hidden" name="RelayState" value="${escapeHtml(relayState)}">` : ''}
<button>Continue</button>
</form>`,
    script: 'document.forms[0].submit()',
  }
}

export function signedOutPage(portal: string): Omit<Page, 'nonce'> {
  return {
    title: 'Signed out',
    body: `<h1>You are signed out</h1>
<p>Here, and at ${escapeHtml(portal)}, which has confirmed it.</p>`,
  }
}

export function problemPage(message: string): Omit<Page, 'nonce'> {
  return {
    title: 'This did not work',
    body: `<h1>This did not work</h1>
<p>${escapeHtml(message)}</p>`,
  }
}

function signOutForm(realm: DemoRealm, pending?: Pending) {
  return `<form method="post" action="/${realm.realm}/sign-out">
${pending ? pendingFields(pending) : ''}
<button>Sign out of the identity provider</button>
</form>`
}

function pendingFields({ samlRequest, relayState }: Pending) {
  return `<input type="hidden" name="SAMLRequest" value="${escapeHtml(samlRequest)}">
<input type="hidden" name="RelayState" value="${escapeHtml(relayState)}">`
}

function escapeHtml(text: string) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
