import { expect, test } from 'vitest'
import { draftOf, newDraft } from './draft.logic.ts'
import { buildTaxonomy, parseTaxonomyFields, transliterate } from './taxonomy.logic.ts'
import { buildOrder, someChoices, someOptions, today } from './testing/fixtures.ts'

test.each([
  ['Göttingen', 'Goettingen'],
  ['Öko & Größe', 'Oeko-Groesse'],
  ['Crème brûlée', 'Creme-brulee'],
  ['Go\u0308ttingen', 'Goettingen'],
  ['  –– ', ''],
])('%s is written as %s (DO-17)', (text, plain) => {
  expect(transliterate(text)).toBe(plain)
})

test('the setting names its fields with its separator, commas or spaces between them (CFG-08)', () => {
  const fields = ['customer', 'region', 'year-month']
  expect(parseTaxonomyFields('customer_region_year-month', '_')).toEqual(fields)
  expect(parseTaxonomyFields('customer, region year-month', '/')).toEqual(fields)
  expect(parseTaxonomyFields('', '_')).toEqual([])
})

test('a name is built from what was entered; what is missing leaves no gap (DO-17)', () => {
  const rule = { fields: ['customer', 'region', 'product', 'year-month'], separator: '_' }
  const options = someOptions(701, [])
  const draft = draftOf(buildOrder())
  expect(buildTaxonomy(rule, draft, someChoices, options)).toBe(
    'Wohnwerk-Lindner-SE_Goettingen_Kuechen_2027-04',
  )
  expect(buildTaxonomy(rule, newDraft(today), someChoices, options)).toBe('2027-03')
  const ofForm = { fields: ['storeName', 'mediaTypes', 'strange'], separator: '/' }
  expect(buildTaxonomy(ofForm, draft, someChoices, options)).toBe('Goettingen/Anzeigenblatt-Radio')
})
