import type { EndpointAddress } from '#shared/endpoint.ts'

/** Rules for the alerts that monitoring tools send by mail. */
export const alertEndpoints = {
  listAlertRules: { method: 'GET', path: '/api/admin/mail/alert-rules' },
  getAlertRule: { method: 'GET', path: '/api/admin/mail/alert-rules/:ruleId' },
  addAlertRule: { method: 'POST', path: '/api/admin/mail/alert-rules' },
  changeAlertRule: { method: 'PUT', path: '/api/admin/mail/alert-rules/:ruleId' },
  removeAlertRule: { method: 'DELETE', path: '/api/admin/mail/alert-rules/:ruleId' },
  orderAlertRules: { method: 'PUT', path: '/api/admin/mail/alert-rule-order' },
  getAlertChoices: { method: 'GET', path: '/api/admin/mail/alert-choices' },
  tryAlertRules: { method: 'POST', path: '/api/admin/mail/alert-try' },
} as const satisfies Record<string, EndpointAddress>
