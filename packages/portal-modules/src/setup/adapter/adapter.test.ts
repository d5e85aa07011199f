import { expect, test } from 'vitest'
import { toOurWords } from './index.ts'

test.each([
  ['application.displayName', 'name'],
  ['application.primaryColor', 'primary'],
  ['customers[0].displayName', 'customers.0.name'],
  ['customers[12].id', 'customers.12.number'],
  ['members[2].email', 'members.2.email'],
  ['members[0].userGroupType', 'members.0.kind'],
  ['features[1].id', 'features.1'],
  ['configurations[3].value', 'settings.3'],
  ['configurations[3].configurationId', 'settings.3'],
  ['something', 'something'],
])('the form’s %s is our %s (SETUP-04)', (theirs, ours) => {
  expect(toOurWords(theirs)).toBe(ours)
})
