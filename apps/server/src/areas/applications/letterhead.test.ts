import { expect, test } from 'vitest'
import { letterheadFault, missingInLetterhead, readLetterhead } from './letterhead.ts'

const complete = {
  LETTERHEAD_NAME: 'Agentur GmbH',
  LETTERHEAD_STREET: 'Weg 1',
  LETTERHEAD_POSTCODE: '01067',
  LETTERHEAD_CITY: 'Dresden',
  LETTERHEAD_VAT_ID: 'DE 123 456 789',
  LETTERHEAD_IBAN: 'de35 2009 9900 0048 2137 00',
  LETTERHEAD_CONTACT: 'Buchhaltung',
  LETTERHEAD_PHONE: '+49 40 66969 120',
  LETTERHEAD_EMAIL: 'rechnung@agentur.example',
}

test.each([
  ['LETTERHEAD_IBAN', 'DE35 2009 9900 0048 2137 00', undefined],
  ['LETTERHEAD_IBAN', 'NL91ABNA0417164300', undefined],
  ['LETTERHEAD_IBAN', 'DE36 2009 9900 0048 2137 00', 'no-iban'],
  ['LETTERHEAD_IBAN', 'DE35 2009 9900 0048 2137', 'no-iban'],
  ['LETTERHEAD_BIC', 'HAMUDEHHXXX', undefined],
  ['LETTERHEAD_BIC', 'HAMUDE', 'no-bic'],
  ['LETTERHEAD_VAT_ID', 'de123456789', undefined],
  ['LETTERHEAD_VAT_ID', 'ATU12345678', undefined],
  ['LETTERHEAD_VAT_ID', 'DE12345678', 'no-vat-id'],
  ['LETTERHEAD_TAX_NUMBER', '27/123/45678', undefined],
  ['LETTERHEAD_TAX_NUMBER', '27/123', 'no-tax-number'],
  ['LETTERHEAD_COUNTRY', 'at', undefined],
  ['LETTERHEAD_COUNTRY', 'QX', 'no-country'],
  ['LETTERHEAD_PHONE', '(040) 66969-120', undefined],
  ['LETTERHEAD_PHONE', 'ruf an', 'no-phone'],
  ['LETTERHEAD_EMAIL', 'rechnung@agentur', 'no-email'],
  ['LETTERHEAD_NAME', 'A'.repeat(121), 'too-long'],
  ['LETTERHEAD_IBAN', ' ', undefined],
  ['CHAT_ROLES', 'A'.repeat(121), undefined],
])('%s takes “%s”: %s (INV-04, ADM-08)', (key, value, fault) => {
  expect(letterheadFault(key, value)).toBe(fault)
})

test('identifiers are read without the spaces people type, a postcode keeps its zero (INV-04)', () => {
  const letterhead = readLetterhead(complete)
  expect(letterhead).toMatchObject({
    vatId: 'DE123456789',
    iban: 'DE35200999000048213700',
    postcode: '01067',
    country: 'DE',
    register: '',
  })
  expect(missingInLetterhead(letterhead)).toEqual([])
})

test('a letterhead lacks each thing that § 14 UStG asks; of VAT ID and tax number one is enough (INV-04)', () => {
  for (const key of Object.keys(complete)) {
    const { [key as keyof typeof complete]: _gone, ...rest } = complete
    expect([key, missingInLetterhead(readLetterhead(rest)).length]).toEqual([key, 1])
  }
  const byTaxNumber = { ...complete, LETTERHEAD_VAT_ID: '', LETTERHEAD_TAX_NUMBER: '27/123/45678' }
  expect(missingInLetterhead(readLetterhead(byTaxNumber))).toEqual([])
})
