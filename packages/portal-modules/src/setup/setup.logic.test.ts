import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applicationOf,
  chosenFeatures,
  emptyDraft,
  faultsOf,
  fieldOf,
  isEmptyDraft,
  ownSettings,
  pictureOf,
  readDraft,
  stepAt,
  stepOf,
  steps,
  withoutBlanks,
  withPicture,
  writeDraft,
  type SetupDraft,
} from './setup.logic.ts'
import { choices, stockPictures, uploadedLogo } from './testing/fixtures.ts'

const draftOf = (change: Partial<SetupDraft> = {}): SetupDraft => ({
  ...emptyDraft,
  name: 'Nordlicht Energie',
  ...change,
})
const customer = (name: string, number = '') => ({ key: `${name}${number}`, name, number })
const member = (fullName: string, email: string) =>
  ({ key: `${fullName}${email}`, fullName, email, kind: 'client' }) as const
const faults = (change: Partial<SetupDraft>) => faultsOf(draftOf(change), choices.settings)

describe('steps (SETUP-01, SETUP-02)', () => {
  test('are six in their order, and one begins with the first', () => {
    expect(steps).toEqual(['application', 'customers', 'members', 'features', 'configurations', 'summary']) // prettier-ignore
    expect(stepAt(undefined, 5)).toBe(0)
  })

  test('an address leads as far as one has got, and nowhere else', () => {
    fc.assert(
      fc.property(fc.constantFrom(...steps, 'else'), fc.nat(5), (name, reached) => {
        const at = stepAt(name, reached)
        expect(at).toBeLessThanOrEqual(reached)
        if (at > 0) expect(steps[at]).toBe(name)
      }),
    )
    expect(stepAt('members', 2)).toBe(2)
    expect(stepAt('members', 1)).toBe(0)
  })

  test('each field stands in one', () => {
    expect(['name', 'primary', 'customers.0.number', 'members.3.email', 'features.1', 'settings.KEY'].map((field) => stepOf(field))).toEqual(['application', 'application', 'customers', 'members', 'features', 'configurations']) // prettier-ignore
  })
})

describe('pictures (SETUP-05, SETUP-06)', () => {
  test('the first of the stock is chosen before anybody chooses', () => {
    expect(pictureOf(draftOf(), stockPictures)).toBe(stockPictures[0])
    expect(pictureOf(draftOf({ pictureId: 'gone' }), stockPictures)).toBe(stockPictures[0])
    expect(pictureOf(draftOf({ pictureId: 'stock/3' }), stockPictures)).toBe(stockPictures[2])
    expect(pictureOf(draftOf(), [])).toBeUndefined()
  })

  test('an added one comes first, and once', () => {
    const [first, second] = stockPictures as [(typeof stockPictures)[0], (typeof stockPictures)[0]]
    expect(withPicture([first, second], uploadedLogo)).toEqual([uploadedLogo, first, second])
    const again = { ...second, url: 'other' }
    expect(withPicture([first, second], again)).toEqual([again, first])
  })
})

test('features are all, none or those that are named, in the catalogue’s order (SETUP-08)', () => {
  expect(chosenFeatures(choices.features, 'all')).toEqual([1, 2, 7])
  expect(chosenFeatures(choices.features, 'none')).toEqual([])
  expect(chosenFeatures(choices.features, [7, 1, 99])).toEqual([1, 7])
})

test('what a feature decides is no setting of its own', () => {
  expect(ownSettings(choices).map(({ field }) => field.key)).toEqual([
    'DEFAULT_NOTIFY_ENABLED',
    'DIRECT_ORDER_TAXONOMY',
  ])
})

describe('faults', () => {
  test('a name is needed; rows in which nothing stands are no rows', () => {
    expect(faults({ name: ' a ' })).toEqual({ name: 'nameLength' })
    expect(faults({ customers: [customer('')], members: [member('', ' ')] })).toEqual({})
    const { customers } = withoutBlanks(draftOf({ customers: [customer(''), customer('Kunde')] }))
    expect(customers.map(({ name }) => name)).toEqual(['Kunde'])
  })

  test.each([
    [{ primary: 'himmelblau' }, { primary: 'color' }],
    [{ primary: '1c7c54', secondary: '#fff' }, {}],
    [{ customers: [customer('Nordlicht', '20a')] }, { 'customers.0.number': 'customerNumber' }],
    [{ customers: [customer('', '20')] }, { 'customers.0.name': 'customerName' }],
    [{ customers: [customer('Eins', '20'), customer('Zwei', '20')] }, { 'customers.1.number': 'customerTwice' }], // prettier-ignore
    [{ customers: [customer('Eins'), customer('Zwei')] }, {}],
    [{ members: [member('', 'a@b.de')] }, { 'members.0.fullName': 'memberName' }],
    [{ members: [member('Ada', 'ada')] }, { 'members.0.email': 'memberEmail' }],
    [{ members: [member('Ada', 'a@b.de'), member('Bea', 'A@b.de ')] }, { 'members.1.email': 'memberTwice' }], // prettier-ignore
  ])('%j: %j', (change, expected) => {
    expect(faults(change)).toEqual(expected)
  })

  test('too many at once are told as a whole', () => {
    const members = Array.from({ length: 501 }, (_, at) => member(`P ${at}`, `p${at}@b.example`))
    expect(faults({ members })).toEqual({ members: 'tooMany' })
    expect(stepOf('members')).toBe('members')
  })

  test('a setting that is needed is missed', () => {
    const [setting] = choices.settings
    const needed = [{ ...setting!, field: { ...setting!.field, isRequired: true } }]
    const key = setting!.field.key
    expect(faultsOf(draftOf(), needed)).toEqual({ [`settings.${key}`]: 'settingMissing' })
    expect(faultsOf(draftOf({ values: { [key]: 'true' } }), needed)).toEqual({})
  })
})

test('what is made has trimmed words, whole colours and nothing that was left empty (SETUP-04, VAL-10)', () => {
  const made = applicationOf(
    draftOf({
      name: ' Nordlicht Energie ',
      primary: '1C7C54',
      customers: [customer(' Nordlicht ', ' 20400 '), customer('')],
      members: [member('Swantje Petersen', ' s@nordlicht.example ')],
      featureIds: [7, 1],
      templateKey: 'brand',
      values: { DEFAULT_NOTIFY_ENABLED: 'true', DIRECT_ORDER_TAXONOMY: '  ', COMMENTING_ENABLED: 'true' }, // prettier-ignore
    }),
    choices,
  )
  expect(made).toEqual({
    name: 'Nordlicht Energie',
    description: '',
    agencyName: '',
    templateKey: 'brand',
    pictureId: 'stock/1',
    primary: '#1c7c54',
    secondary: null,
    customers: [{ number: 20400, name: 'Nordlicht' }],
    members: [{ fullName: 'Swantje Petersen', email: 's@nordlicht.example', kind: 'client' }],
    featureIds: [1, 7],
    settings: [{ id: 4, value: 'true' }],
  })
  expect(fieldOf('settings.0', made, choices.settings)).toBe('settings.DEFAULT_NOTIFY_ENABLED')
  expect(fieldOf('members.0.email', made, choices.settings)).toBe('members.0.email')
  const gone = applicationOf(draftOf({ name: 'Nordlicht', templateKey: 'gone' }), choices)
  expect(gone.templateKey).toBeNull()
})

describe('a kept draft', () => {
  test('comes back as it was', () => {
    const draft = draftOf({ customers: [customer('Nordlicht')], reached: 3 })
    expect(readDraft(writeDraft(draft))).toEqual(draft)
    expect([isEmptyDraft(draft), isEmptyDraft({ ...emptyDraft, reached: 2 })]).toEqual([false, true]) // prettier-ignore
  })

  test.each([
    undefined,
    '',
    'null',
    '{',
    '[]',
    '{"name":"a"}',
    '{"version":0,"draft":{"name":"a"}}',
  ])('is none when it is %j', (text) => {
    expect(readDraft(text)).toBeUndefined()
  })
})
