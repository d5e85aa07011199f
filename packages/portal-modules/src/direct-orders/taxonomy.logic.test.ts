import { expect, test } from 'vitest'
import { newDraft } from './draft.logic.ts'
import { draftOf } from './order-draft.logic.ts'
import { namingOf } from './taxonomy.logic.ts'
import { buildOrder, someChoices, someOptions, today } from './testing/fixtures.ts'

test('a name is made from what was entered, chosen media and answers (DO-17)', () => {
  const options = someOptions(701, [])
  expect(namingOf(draftOf(buildOrder()), someChoices, options)).toMatchObject({
    action: 'buildingBlock',
    customer: 'Wohnwerk Lindner SE',
    product: 'Küchen',
    campaign: 'Frühjahrsaktion 2027',
    block: 'Wochenend-Aktion',
    region: 'Göttingen',
    media: ['Anzeigenblatt', 'Radio'],
    start: '2027-04-01',
    fields: expect.arrayContaining([{ key: 'storeName', value: 'Göttingen' }]),
  })
  const fresh = namingOf(newDraft(today), someChoices, undefined)
  expect(fresh).toMatchObject({ customer: null, campaign: null, media: [], fields: [] })
})
