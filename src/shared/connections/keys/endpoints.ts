import type { EndpointAddress } from '#shared/endpoint.ts'

export const samlKeyEndpoints = {
  getSamlCertificate: { method: 'GET', path: '/saml/certificate' },
  listSamlKeys: { method: 'GET', path: '/api/admin/saml-keys' },
  makeSamlKey: { method: 'POST', path: '/api/admin/saml-keys' },
  switchSamlKeys: { method: 'POST', path: '/api/admin/saml-keys/switch' },
  retireSamlKey: { method: 'POST', path: '/api/admin/saml-keys/retire' },
} as const satisfies Record<string, EndpointAddress>
