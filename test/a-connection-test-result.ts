import type { ConnectionTest, ShownResult } from '#shared/connections/tests/contract.ts'
import type { TestedAnswer } from '#shared/connections/tests/result.ts'

// The server's answer about a test, for tests of the web.

export function aTestedAnswer(overrides: Partial<TestedAnswer> = {}): TestedAnswer {
  const acsUrl = 'https://portal.example/api/auth/saml/callback/1'
  return {
    attributes: [
      { name: 'email', values: ['ada@northwind.example'], count: 1, readAs: 'email' },
      { name: 'firstName', values: ['Ada'], count: 1, readAs: 'firstName' },
      { name: 'lastName', values: ['Lovelace'], count: 1, readAs: 'lastName' },
    ],
    isCut: false,
    nameId: { value: 'ada', format: 'urn:format:persistent', isEmail: false },
    signatures: [
      {
        of: 'assertion',
        algorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
        digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
        isConfirmed: true,
        certificate: {
          subject: 'CN=idp.northwind.example',
          fingerprint: 'AA:BB',
          validFrom: '2026-01-05T10:00:00.000Z',
          validTo: '2100-01-05T10:00:00.000Z',
          is: 'current',
        },
      },
    ],
    wasEncrypted: false,
    issuer: { expected: 'urn:idp', received: 'urn:idp' },
    audience: { expected: 'urn:portal', received: 'urn:portal' },
    recipient: { expected: acsUrl, received: acsUrl },
    destination: { expected: acsUrl, received: null },
    issuedAt: '2026-03-03T10:00:00.000Z',
    notBefore: null,
    notOnOrAfter: '2026-03-03T10:05:00.000Z',
    sessionEndsAt: null,
    clockDifferenceMs: -400,
    ...overrides,
  }
}

export function aShownResult(overrides: Partial<ShownResult> = {}): ShownResult {
  return {
    isVerified: true,
    refusals: [],
    remarks: [],
    answer: aTestedAnswer(),
    person: {
      kind: 'new',
      email: 'ada@northwind.example',
      name: 'Ada Lovelace',
      currentName: null,
    },
    ...overrides,
  }
}

export function aShownTest(overrides: Partial<ConnectionTest> = {}): ConnectionTest {
  return {
    id: '01890a5d-ac96-774b-bcce-b302099a8057',
    customer: { id: '1', name: 'Northwind' },
    state: 'passed',
    kind: 'saml',
    provider: 'okta',
    fingerprint: 'print',
    begunBy: 'Grace Hopper',
    begunAt: '2026-03-03T10:00:00.000Z',
    finishedAt: '2026-03-03T10:00:09.000Z',
    result: aShownResult(),
    ...overrides,
  }
}
