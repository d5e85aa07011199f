import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import {
  application,
  applicationConfiguration,
  collectionTypes,
  itemFields,
  managedUser,
  permissionGroup,
  reportLinks,
  user,
  userGroup,
  userGroupMember,
  userGroupTypes,
} from './index.ts'

const fieldsOf = (schema: z.ZodMiniObject) => Object.keys(schema.def.shape).toSorted()

/** Fields that the specifications name; ours may have more. */
const expectFields = (schema: z.ZodMiniObject, fields: string) =>
  expect(fieldsOf(schema)).toEqual(expect.arrayContaining(fields.split(' ')))

test('a user has the fields of the specifications, German and Germany by default (ENT-01)', () => {
  expectFields(
    user,
    'id firstName lastName email jobTitle phoneNumber pictureUrl languageCode countryCode roles subjectId modifiedAt applicationId hasBusinessObjectsAssignment',
  )
  const { languageCode, countryCode } = user.def.shape
  expect([z.parse(languageCode, undefined), z.parse(countryCode, undefined)]).toEqual(['de', 'DE'])
})

test('a user of the administration carries full name, address and one of two states (ENT-02)', () => {
  expectFields(managedUser, 'fullName email status')
  const { status } = managedUser.def.shape
  for (const known of ['active', 'inactive']) expect(z.safeParse(status, known).success).toBe(true)
  expect(z.safeParse(status, 'invited').success).toBe(false)
})

test('an application has the fields of the specifications, its configuration comes apart (ENT-03)', () => {
  expectFields(application, 'id guid logoUri displayName description colour customerIds')
  expect(fieldsOf(applicationConfiguration)).toEqual(['configurations', 'theme'])
})

test('a user group has its fields and one of five types (ENT-15)', () => {
  expectFields(userGroup, 'id modifiedAt applicationId name type')
  expect(userGroupTypes).toEqual({
    Administration: 1,
    DataSolutions: 10,
    CustomerService: 20,
    Customer: 30,
    DirectOrder: 100,
  })
})

test('a group member says who, where and whether (ENT-16)', () => {
  expect(fieldsOf(userGroupMember)).toEqual(
    ['applicationId', 'id', 'isMember', 'modifiedAt', 'userGroupId', 'userId'].toSorted(),
  )
})

test('a permission group names its type; -1 stands for all components (ENT-17)', () => {
  const group = { userGroupId: 1, componentId: -1, name: 'Kunde', isAssigned: true, memberCount: 2 }
  for (const type of ['Client', 'Administrator', 'ClientService', 'Unknown'])
    expect(z.safeParse(permissionGroup, { ...group, type }).success).toBe(true)
  expect(z.safeParse(permissionGroup, { ...group, type: 'Customer' }).success).toBe(false)
})

test('link collections hold links to reports, files or pages, or anything (ENT-12)', () => {
  expect(collectionTypes).toEqual(['unknown', 'report', 'file', 'page'])
})

const accepts = (schema: z.ZodMiniType, value: object) => z.safeParse(schema, value).success
const text = (length: number) => 'x'.repeat(length)

test('a menu item: name 3 to 100, description none or 3 to 100, icon none or 2 to 100 (VAL-06)', () => {
  const item = { displayName: text(3) }
  expect(accepts(itemFields, item)).toBe(true)
  expect(accepts(itemFields, {})).toBe(false)
  for (const [field, min] of [
    ['displayName', 3],
    ['description', 3],
    ['icon', 2],
  ] as const) {
    const lengths = [min - 1, min, 100, 101]
    const outcomes = lengths.map((length) =>
      accepts(itemFields, { ...item, [field]: text(length) }),
    )
    expect([field, outcomes]).toEqual([field, [false, true, true, false]])
  }
})

test('a link needs its address and an icon of 2 to 100 (VAL-07)', () => {
  const link = { id: 1, displayName: text(3), url: '/x', icon: text(2) }
  const body = reportLinks.save.body
  expect(accepts(body, link)).toBe(true)
  expect(accepts(body, { ...link, url: undefined })).toBe(false)
  expect(accepts(body, { ...link, url: ' ' })).toBe(false)
  const icons = [undefined, text(1), text(2), text(100), text(101)]
  expect(icons.map((icon) => accepts(body, { ...link, icon }))).toEqual([
    false,
    false,
    true,
    true,
    false,
  ])
})
