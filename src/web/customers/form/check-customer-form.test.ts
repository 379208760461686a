import { expect, test } from 'vitest'

import { checkCustomerForm } from './check-customer-form.ts'
import { NEW_CUSTOMER } from './customer-form-values.ts'

test('a customer is refused when it lacks a name or a domain', () => {
  expect(checkCustomerForm({ ...NEW_CUSTOMER, name: ' ' })).toEqual({
    name: 'Name is required',
    domain: 'Domain is required',
  })
})

test('the values of the provider are required only when SAML is enabled', () => {
  const named = { ...NEW_CUSTOMER, name: 'Northwind', domain: 'northwind.example' }
  expect(checkCustomerForm(named)).toEqual({})
  expect(checkCustomerForm({ ...named, 'saml.enabled': true })).toEqual({
    'saml.entityId': 'Entity ID is required when SAML is enabled',
    'saml.entryPoint': 'Entry Point URL is required when SAML is enabled',
    'saml.cert': 'Certificate is required when SAML is enabled',
  })
})

test('a contact must be completed, and is named by its position, when it was begun', () => {
  const technicalContacts = [
    { name: '', email: ' ', phone: '' },
    { name: 'Ada', email: '', phone: '' },
  ]
  const values = { ...NEW_CUSTOMER, name: 'Northwind', domain: 'northwind.example' }
  expect(checkCustomerForm({ ...values, technicalContacts })).toEqual({
    'technicalContacts.1.email': 'Enter an email address or a phone number',
  })
})
