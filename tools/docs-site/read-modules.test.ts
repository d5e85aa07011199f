import { expect, test } from 'vitest'
import { portErrorCodes } from '../../packages/portal-modules/src/kit/port-error.ts'
import { isAbout } from './changes.ts'
import { notesOf } from './notes.ts'
import { readErrorCodes } from './read-modules.ts'
import { moduleFolders, readTitles } from './titles.ts'

test('every module has one page: a file of stories called Modules/<Name> (D-08)', () => {
  const folders = [...readTitles().values()].sort()
  expect(folders).toEqual([...moduleFolders])
  expect(folders.length).toBeGreaterThan(20)
})

test('every code of an error is explained', () => {
  expect(readErrorCodes().map(({ code }) => code)).toEqual([...portErrorCodes])
})

test('a change is told where it names the module, not where it uses an everyday word', () => {
  const about = (text: string) => isAbout(text, 'people', 'People')
  expect(about('People: invited ones are in groups from the start')).toBe(true)
  expect(about('A switch for it: `PeoplePort.add`')).toBe(true)
  expect(about('Files can be given to people without an account')).toBe(false)
  expect(isAbout('A direct order is over', 'direct-orders', 'Direct orders')).toBe(true)
  expect(isAbout('An order is over', 'direct-orders', 'Direct orders')).toBe(false)
})

test('what is written about a module comes from its README and from the package’s', () => {
  expect(notesOf('chat')).toContain('lastChat')
  expect(notesOf('seminar')).toMatch(/^### Run seminars\n\n`SeminarCollection`/)
  expect(notesOf('file-explorer')).not.toContain('room')
})
