import { describe, expect, test } from 'vitest'
import { courseStructure, tincanXml } from '../testing/xapi-packages.ts'
import { PackageError } from './package.types.ts'
import { readCmi5, readTincan } from './xapi-manifests.logic.ts'

const fault = (read: () => unknown) => {
  try {
    read()
    return undefined
  } catch (error) {
    if (error instanceof PackageError) return error.code
    throw error
  }
}
const course = (body: string) =>
  Buffer.from(`<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">
    <course id="https://a.example/c"><title><langstring lang="en-US">Course</langstring></title></course>${body}</courseStructure>`)
const au = (attributes: string, url = 'index.html') =>
  `<au ${attributes}><title><langstring lang="fr-FR">Un</langstring></title><url>${url}</url></au>`

describe('cmi5.xml (cmi5 13 and 14, SEM-05)', () => {
  test('units are lessons in their blocks, with what they are launched with', () => {
    const units = [
      {
        id: 'https://a.example/1',
        title: 'Eins',
        moveOn: 'CompletedAndPassed',
        masteryScore: 0.75,
      },
      { id: 'https://a.example/2', title: 'Zwei' },
    ]
    const found = readCmi5(Buffer.from(courseStructure(units)), ['unit0/index.html', 'unit1/index.html']) // prettier-ignore
    expect(found).toMatchObject({
      scormVersion: 'cmi5',
      title: 'Probe',
      sequencing: null,
      lessons: [
        {
          identifier: 'https://a.example/1',
          title: 'Eins',
          chapters: ['Kapitel'],
          entry: 'unit0/index.html?lang=de',
          xapi: { activityId: null, moveOn: 'CompletedAndPassed', masteryScore: 0.75, launchParameters: 'stufe=2' }, // prettier-ignore
        },
        // What is not said: it is satisfied without anything (cmi5 13.1.4).
        { title: 'Zwei', xapi: { moveOn: 'NotApplicable', masteryScore: null } },
      ],
    })
  })

  test('a title that is in no language of ours is taken as it is', () => {
    const { lessons, title } = readCmi5(course(au('id="https://a.example/1" masteryScore="3"')), ['index.html']) // prettier-ignore
    expect([title, lessons[0]!.title, lessons[0]!.xapi!.masteryScore]).toEqual(['Course', 'Un', null]) // prettier-ignore
  })

  test.each([
    ['another document', Buffer.from('<manifest/>'), 'manifest-not-scorm'],
    ['no XML', Buffer.from('Text'), 'manifest-not-xml'],
    ['no unit', course(''), 'no-lessons'],
    ['a unit without an id', course(au('')), 'lesson-without-identifier'],
    ['two units of one id', course(au('id="https://a.example/1"').repeat(2)), 'lesson-identifier-twice'], // prettier-ignore
    ['a page that is not there', course(au('id="https://a.example/1"', 'b.html')), 'lesson-file-missing'], // prettier-ignore
    ['a page of another host', course(au('id="https://a.example/1"', 'https://b.example/')), 'lesson-outside-package'], // prettier-ignore
  ])('%s is refused', (_name, bytes, code) => {
    expect(fault(() => readCmi5(bytes, ['index.html']))).toBe(code)
  })
})

describe('tincan.xml (SEM-05)', () => {
  test('activities that can be launched are lessons under their own id', () => {
    const found = readTincan(Buffer.from(tincanXml('https://a.example/x')), ['index.html'])
    expect(found).toMatchObject({ scormVersion: 'xapi', title: 'Probe xAPI' })
    expect(found.lessons).toMatchObject([
      { identifier: 'https://a.example/x', xapi: { activityId: 'https://a.example/x', moveOn: 'CompletedOrPassed' } }, // prettier-ignore
    ])
  })

  test.each([
    [Buffer.from('<courseStructure/>'), 'manifest-not-scorm'],
    [Buffer.from('<tincan xmlns="http://projecttincan.com/tincan.xsd"/>'), 'no-lessons'],
    [Buffer.from(tincanXml('https://a.example/x', '../../b.html')), 'lesson-file-missing'],
  ])('what names no lesson of the package is refused (%#)', (bytes, code) => {
    expect(fault(() => readTincan(bytes, ['index.html']))).toBe(code)
  })
})
