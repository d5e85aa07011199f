import { expect, test } from 'vitest'
import { roles } from '../../platform/actor.ts'
import { canSetUp, customerNumber, setupFaults, type SetupForm } from './setup.policy.ts'

const known = {
  features: [
    {
      id: 1,
      key: 'FILES',
      name: { de: '', en: '' },
      description: { de: '', en: '' },
      page: {
        slug: 'files',
        icon: 'folder-open',
        name: { de: '', en: '' },
        componentType: 'fileexplorer' as const,
      },
    },
  ],
  definitions: [
    { id: 5, key: 'A', type: 'Select' as const, isRequired: true, valueSelection: ['true'] },
    { id: 6, key: 'B', type: 'SectionHeader' as const, isRequired: false, valueSelection: null },
  ],
  templates: [{ key: 'brand', pages: [{ slug: 'campaigns' }] }],
  foreignCustomerIds: [99],
}

const fields = (form: Partial<SetupForm>) =>
  Object.keys(setupFaults({ application: { displayName: 'Neu' }, ...form }, known))

const page = (slug: string) => ({ displayName: 'Seite', slug })
const member = (email: string, userGroupType = 30) => ({ fullName: 'A B', email, userGroupType })

test('administrators set applications up, and nobody else (SETUP-10)', () => {
  expect(roles.filter((role) => canSetUp({ rolesAnywhere: [role] }))).toEqual(['ADMINISTRATOR'])
})

test.each<[Partial<SetupForm>, string[]]>([
  [{}, []],
  [{ customers: [{ id: 99, displayName: 'Fremd' }] }, ['customers[0].id']],
  [
    {
      customers: [
        { id: 7, displayName: 'Eins' },
        { id: 7, displayName: 'Zwei' },
      ],
    },
    ['customers[1].id'],
  ],
  [
    {
      customers: [
        { id: -1, displayName: 'Neu eins' },
        { id: -1, displayName: 'Neu zwei' },
      ],
    },
    [],
  ],
  [{ members: [member('a@b.example'), member('A@B.example')] }, ['members[1].email']],
  [{ members: [member('a@b.example', 31)] }, ['members[0].userGroupType']],
  [
    {
      configurations: [
        { configurationId: 5, value: 'true' },
        { configurationId: 5, value: 'true' },
      ],
    },
    ['configurations[1].configurationId'],
  ],
  [{ configurations: [{ configurationId: 5, value: 'true' }] }, []],
  [{ features: [{ id: 3 }], pages: [page('files')] }, ['features[0].id']],
  [{ features: [{ id: 1 }, { id: 2 }] }, ['features[1].id']],
  [{ configurations: [{ configurationId: 4, value: '' }] }, ['configurations[0].configurationId']],
  [{ configurations: [{ configurationId: 6, value: '' }] }, ['configurations[0].configurationId']],
  [{ configurations: [{ configurationId: 5, value: 'no' }] }, ['configurations[0].value']],
  [{ configurations: [{ configurationId: 5, value: '' }] }, ['configurations[0].value']],
  [{ pages: [page('setup')] }, ['pages[0].slug']],
  [{ pages: [page('plan'), page('plan')] }, ['pages[1].slug']],
  [{ pages: [page('files')] }, []],
  [{ template: 'none-such' }, ['template']],
  [{ template: 'brand', pages: [page('campaigns')] }, ['pages[0].slug']],
  [{ pages: [page('campaigns')] }, []],
  [{ features: [{ id: 1 }], pages: [page('files')] }, ['pages[0].slug']],
])('%j: wrong at %j (SETUP-04, ROUTE-11)', (form, expected) => {
  expect(fields(form)).toEqual(expected)
})

test.each([
  [undefined, undefined],
  [-1, undefined],
  [0, undefined],
  [4711, 4711],
])('the customer number %s is %s (CONST-08)', (id, expected) => {
  expect(customerNumber({ id })).toBe(expected)
})
