import type { DemoHubSpot } from './server.ts'

/** Calls the emulator as its clients do. For its own tests. */
export async function callHubSpot(
  hubSpot: Pick<DemoHubSpot, 'url' | 'token'>,
  method: string,
  path: string,
  body?: unknown,
) {
  const answer = await fetch(`${hubSpot.url}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${hubSpot.token}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('json')
  return {
    status: answer.status,
    headers: answer.headers,
    // Tests say what they expect of it.
    body: (isJson ? JSON.parse(text) : text) as never,
  }
}
