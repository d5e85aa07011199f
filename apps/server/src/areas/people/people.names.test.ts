import { expect, test } from 'vitest'
import { namesOf } from './people.names.ts'

test.each([
  ['Sabine Moser', 'Sabine', 'Moser'],
  ['  Anna  Maria   Müller ', 'Anna Maria', 'Müller'],
  ['Dr. Henning Vahl', 'Dr. Henning', 'Vahl'],
  ['Friederike von Hohenstein-Wallmoden-Gimborn', 'Friederike', 'von Hohenstein-Wallmoden-Gimborn'],
  ['Jan van der Berg', 'Jan', 'van der Berg'],
  ['Moser, Sabine', 'Sabine', 'Moser'],
  ['Empfang', 'Empfang', ''],
  ['sabine moser', 'sabine', 'moser'],
  [', Sabine', ',', 'Sabine'],
])('%j is %j and %j (ADM-04)', (fullName, firstName, lastName) => {
  expect(namesOf(fullName)).toEqual({ firstName, lastName })
})
