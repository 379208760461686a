import type { EndpointAddress } from '#shared/endpoint.ts'

export const staffEndpoints = {
  listStaff: { method: 'GET', path: '/api/admin/staff' },
  inviteStaff: { method: 'POST', path: '/api/admin/staff' },
  changeStaff: { method: 'PUT', path: '/api/admin/staff/:userId' },
  getAgentWork: { method: 'GET', path: '/api/admin/staff/:userId/work' },
  makeAccountLink: { method: 'POST', path: '/api/admin/staff/:userId/link' },
  updateSignInRules: { method: 'PUT', path: '/api/admin/sign-in-rules' },
  getStaffSignOn: { method: 'GET', path: '/api/admin/staff-sign-on' },
  updateStaffPasswords: { method: 'PUT', path: '/api/admin/staff-sign-on/passwords' },
  removeSecondFactor: { method: 'POST', path: '/api/admin/staff/:userId/remove-second-factor' },
} as const satisfies Record<string, EndpointAddress>
