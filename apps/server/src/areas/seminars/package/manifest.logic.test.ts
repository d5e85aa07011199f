import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readManifest } from './manifest.logic.ts'
import { cam12, ispring2004, manifest12, manifest2004, simplePackager12, simplePackager2004, storyline12 } from './testing/manifests.ts' // prettier-ignore

const read = (text: string | Buffer, paths = ['index.html']) =>
  readManifest(Buffer.from(text as string), paths)

const item = (attributes: string, inner = '') =>
  `<item identifier="I1" identifierref="R1" ${attributes}><title>Eins</title>${inner}</item>`
const resource = (href: string, attributes = '') =>
  `<resource identifier="R1" type="webcontent" adlcp:scormtype="sco" href="${href}" ${attributes}/>`
const entryOf = (text: string, ...paths: string[]) => read(text, paths).lessons[0]!.entry
const faultOf = (text: string, ...paths: string[]) => {
  try {
    read(text, paths)
  } catch (error) {
    const { code, detail } = error as { code: string; detail?: string }
    return `${code} ${detail ?? ''}`.trim()
  }
  return 'read'
}

test('the example of the SCORM 1.2 standard is read with its default organization, chapters, base, parameters and limits (SEM-05)', () => {
  const paths = ['Course01/en/Lesson01/sco01.htm', 'Course01/Lesson02/sco02.htm', 'Course01/chart.jpg'] // prettier-ignore
  const none = { masteryScore: null, scaledPassingScore: null, completionThreshold: null, launchData: null, maxTimeAllowed: null, timeLimitAction: null, prerequisites: null } // prettier-ignore
  expect(read(cam12, paths)).toEqual({
    scormVersion: '1.2',
    identifier: 'SingleCourseManifest',
    title: 'Maritime Navigation',
    sequencing: null,
    lessons: [
      {
        ...none,
        identifier: 'S100001',
        title: 'References & Lesson Objective',
        chapters: ['Inland Rules of the Road'],
        kind: 'sco',
        entry: 'Course01/en/Lesson01/sco01.htm',
        masteryScore: 90,
        launchData: 'some information for S100001',
        maxTimeAllowed: '00:30:00',
        timeLimitAction: 'exit,no message',
      },
      {
        ...none,
        identifier: 'S110001',
        title: 'Conduct of Vessels',
        chapters: ['Inland Rules of the Road', 'Steering & Sailing Rules'],
        kind: 'sco',
        entry: 'Course01/Lesson02/sco02.htm?lang=en&topic=5',
        prerequisites: 'S100001&~B110',
      },
      {
        ...none,
        identifier: 'S130001',
        title: 'Chart',
        chapters: [],
        kind: 'asset',
        entry: 'Course01/chart.jpg',
      },
    ],
  })
})

test('packages of authoring tools are read: Storyline for SCORM 1.2, iSpring for SCORM 2004 with prefixes of its own (SEM-05)', () => {
  expect(read(storyline12, ['index_lms.html'])).toMatchObject({
    scormVersion: '1.2',
    title: 'Brandschutz im Büro',
    lessons: [{ identifier: 'i6Xq2mZ', kind: 'sco', entry: 'index_lms.html', masteryScore: 80 }],
  })
  expect(read(ispring2004, ['res/index.html'])).toMatchObject({
    scormVersion: '2004',
    title: 'Kassenschulung',
    lessons: [
      {
        identifier: 'ITEM1',
        chapters: ['Grundlagen'],
        entry: 'res/index.html',
        scaledPassingScore: 0.8,
        completionThreshold: 0.75,
        launchData: 'a=1',
        maxTimeAllowed: 'PT30M',
        timeLimitAction: 'continue,no message',
      },
      {
        identifier: 'ITEM2',
        chapters: [],
        entry: 'res/index.html#slide=2',
        scaledPassingScore: 1,
        completionThreshold: null,
      },
    ],
  })
})

test('packages of a packager for web sites are read in both versions, with the score that it asks for (SEM-05)', () => {
  const lesson = { identifier: 'item_00', title: 'Probe Kurs', kind: 'sco', entry: 'index.html' }
  expect(read(simplePackager12)).toMatchObject({ scormVersion: '1.2', sequencing: null, lessons: [{ ...lesson, masteryScore: 80 }] }) // prettier-ignore
  expect(read(simplePackager2004)).toMatchObject({
    scormVersion: '2004',
    lessons: [{ ...lesson, scaledPassingScore: 0.8 }],
    sequencing: {
      choice: true,
      flow: true,
      children: [
        {
          identifier: 'item_00',
          isLesson: true,
          isCompletionSetByContent: true,
          objectives: [{ id: 'PRIMARYOBJ', isByMeasure: true, minimumMeasure: 0.8 }],
        },
      ],
    },
  })
})

test.each([
  ['1.2', manifest12()],
  ['2004', manifest2004({ schemaVersion: 'CAM 1.3' })],
  ['2004', manifest2004({ schemaVersion: '2004 3rd Edition' })],
  ['2004', manifest2004({ schemaVersion: '' })],
  ['1.2', manifest12({ schemaVersion: '1.1.3' })],
])('version %s is told by the schema version, else by the namespaces (SEM-05)', (version, text) => {
  expect(read(text).scormVersion).toBe(version)
})

test.each([
  ['index.html', '?a=1', 'index.html?a=1'],
  ['index.html', 'a=1', 'index.html?a=1'],
  ['index.html', '?&amp;a=1', 'index.html?a=1'],
  ['index.html?b=2', '&amp;a=1', 'index.html?b=2&a=1'],
  ['index.html?b=2', '?a=1', 'index.html?b=2&a=1'],
  ['index.html', '#top', 'index.html#top'],
  ['index.html#end', '#top', 'index.html#end'],
  ['index.html#end', 'a=1', 'index.html?a=1#end'],
  ['index.html', 'a=1#top', 'index.html?a=1#top'],
  ['index.html', 'a=ä b', 'index.html?a=%C3%A4%20b'],
])('href %s and parameters %s are joined to %s (SEM-05)', (href, parameters, entry) => {
  const text = manifest12({ items: item(`parameters="${parameters}"`), resources: resource(href) })
  expect(entryOf(text, 'index.html')).toBe(entry)
})

test.each([
  ['Erste%20Seite.html', 'Erste Seite.html', 'Erste%20Seite.html'],
  ['Erste Seite.html', 'Erste Seite.html', 'Erste%20Seite.html'],
  ['%C3%9Cbung.html', 'Übung.html', '%C3%9Cbung.html'],
  ['%DCbung.html', 'Übung.html', '%C3%9Cbung.html'],
  ['a%20b.html', 'a%20b.html', 'a%2520b.html'],
  ['50% mehr.html', '50% mehr.html', '50%25%20mehr.html'],
  ['Content\\Start.html', 'content/start.html', 'content/start.html'],
  ['./x/../INDEX.html', 'index.html', 'index.html'],
  ['U\u0308bung.html', '\u00dcbung.html', '%C3%9Cbung.html'],
])('href %s finds the file %s (SEM-05)', (href, path, entry) => {
  expect(entryOf(manifest12({ resources: resource(href) }), path)).toBe(entry)
})

test('of files that differ in case only the one that is written counts, and none where two fit (SEM-05)', () => {
  expect(entryOf(manifest12(), 'INDEX.html', 'index.html')).toBe('index.html')
  expect(faultOf(manifest12(), 'INDEX.html', 'Index.html')).toBe('lesson-file-missing index.html')
})

test('xml:base of manifest, resources and resource add up (SEM-05)', () => {
  const text = manifest12({
    attributes: 'xml:base="a/"',
    resources: resource('index.html', 'xml:base="../c/"'),
  }).replace('<resources>', '<resources xml:base="b/">')
  expect(entryOf(text, 'a/c/index.html')).toBe('a/c/index.html')
})

test.each([
  ['http://example.com/a.html', ''],
  ['//example.com/a.html', ''],
  ['javascript:alert(1)', ''],
  ['file:///etc/passwd', ''],
  ['C:\\kurs\\a.html', ''],
])('a lesson outside the package is refused with its address: %s (T-91)', (href) => {
  expect(faultOf(manifest12({ resources: resource(href) }), 'a.html')).toBe(
    `lesson-outside-package ${href}`,
  )
  const based = manifest12({ attributes: 'xml:base="https://example.com/"' })
  expect(faultOf(based, 'index.html')).toBe('lesson-outside-package https://example.com/')
})

test('what lacks a lesson, its file, its resource or its identifier is refused with what it is about (SEM-05)', () => {
  expect(faultOf(manifest12(), 'start.html')).toBe('lesson-file-missing index.html')
  expect(faultOf(manifest12({ resources: '' }))).toBe('lesson-file-missing R1')
  expect(faultOf(manifest12({ items: '<item identifier="I1"/>' }))).toBe('no-lessons')
  expect(faultOf('<manifest xmlns:a="adlcp_rootv1p2" a:b="c"><organizations/></manifest>')).toBe('no-lessons') // prettier-ignore
  expect(faultOf(manifest12({ items: item('') + item('') }), 'index.html')).toBe('lesson-identifier-twice I1') // prettier-ignore
  const nameless = '<item identifierref="R1"><title>Eins</title></item>'
  expect(faultOf(manifest12({ items: nameless }), 'index.html')).toBe('lesson-without-identifier Eins') // prettier-ignore
})

test('what is no manifest of SCORM is refused with what it is (SEM-05)', () => {
  expect(faultOf('<package/>')).toBe('manifest-not-scorm package')
  expect(faultOf('<manifest/>')).toBe('manifest-not-scorm')
  expect(faultOf('<tincan xmlns="http://projecttincan.com/tincan.xsd"/>')).toMatch('tincan')
  expect(faultOf('<manifest><a></manifest>')).toMatch('manifest-not-xml')
  expect(faultOf('{}')).toMatch('manifest-not-xml')
  expect(faultOf('')).toMatch('manifest-not-xml')
  expect(faultOf('<manifest/><manifest/>')).toMatch('manifest-not-xml')
  expect(faultOf('<a>'.repeat(5000) + '</a>'.repeat(5000))).toMatch('manifest-not-xml')
  expect(faultOf('<?xml version="1.0" encoding="x-own"?><manifest/>')).toBe('manifest-not-xml x-own') // prettier-ignore
})

test('hidden items are left out with their titles, and count where all are hidden (SEM-05)', () => {
  const inner = item('').replaceAll('Eins', 'Innen')
  const hidden = `<item identifier="H" isvisible="false"><title>Versteckt</title>${inner}</item>`
  expect(read(manifest12({ items: hidden })).lessons).toMatchObject([{ title: 'Innen', chapters: [] }]) // prettier-ignore
  expect(read(manifest12({ items: item('isvisible="false"') })).lessons).toHaveLength(1)
})

test('the first organization counts where no default is named or the named one is missing (SEM-05)', () => {
  expect(read(manifest12().replace(' default="O1"', '')).title).toBe('Kurs')
  expect(read(manifest12().replace('default="O1"', 'default="gone"')).title).toBe('Kurs')
})

test('elements of other namespaces are not taken for items, titles or settings (SEM-05)', () => {
  const items = item('', '<x:masteryscore xmlns:x="urn:x">5</x:masteryscore>')
  const foreign = `<x:item xmlns:x="urn:x" identifier="X" identifierref="R1"/><x:title xmlns:x="urn:x">Y</x:title>`
  const { lessons, title } = read(manifest12({ items: foreign + items }))
  expect([title, lessons.length, lessons[0]!.masteryScore]).toEqual(['Kurs', 1, null])
})

test.each([
  ['<adlcp:completionThreshold>0.5</adlcp:completionThreshold>', 0.5],
  ['<adlcp:completionThreshold completedByMeasure="true" minProgressMeasure="0.4"/>', 0.4],
  ['<adlcp:completionThreshold completedByMeasure="true"/>', 1],
  ['<adlcp:completionThreshold completedByMeasure="false" minProgressMeasure="0.4"/>', null],
  ['<adlcp:completionThreshold minProgressMeasure="0.4"/>', null],
  ['<adlcp:completionThreshold>2</adlcp:completionThreshold>', null],
])('%s makes the completion threshold %s (SEM-05)', (inner, threshold) => {
  const { lessons } = read(manifest2004({ items: item('', inner) }))
  expect(lessons[0]!.completionThreshold).toBe(threshold)
})

test.each([
  [
    'satisfiedByMeasure="true"',
    '<imsss:minNormalizedMeasure>-0.5</imsss:minNormalizedMeasure>',
    -0.5,
  ],
  ['satisfiedByMeasure="true"', '', 1],
  [
    'satisfiedByMeasure="false"',
    '<imsss:minNormalizedMeasure>0.5</imsss:minNormalizedMeasure>',
    null,
  ],
  ['', '<imsss:minNormalizedMeasure>0.5</imsss:minNormalizedMeasure>', null],
  ['satisfiedByMeasure="true"', '<imsss:minNormalizedMeasure>5</imsss:minNormalizedMeasure>', null],
])('a primary objective with %s %s passes from %s (SEM-05)', (attributes, inner, score) => {
  const sequencing = `<imsss:sequencing><imsss:objectives><imsss:primaryObjective ${attributes}>${inner}</imsss:primaryObjective></imsss:objectives></imsss:sequencing>`
  const { lessons } = read(manifest2004({ items: item('', sequencing) }))
  expect(lessons[0]!.scaledPassingScore).toBe(score)
})

test('mastery scores that are none, unknown time actions and scripts of other languages are left out (SEM-05)', () => {
  const settingsOf = (inner: string) => read(manifest12({ items: item('', inner) })).lessons[0]!
  expect(settingsOf('<adlcp:masteryscore>80 %</adlcp:masteryscore>').masteryScore).toBeNull()
  expect(settingsOf('<adlcp:masteryscore>101</adlcp:masteryscore>').masteryScore).toBeNull()
  expect(settingsOf('<adlcp:masteryScore> 66.5 </adlcp:masteryScore>').masteryScore).toBe(66.5)
  expect(settingsOf('<adlcp:timelimitaction>explode</adlcp:timelimitaction>').timeLimitAction).toBeNull() // prettier-ignore
  expect(settingsOf('<adlcp:timelimitaction>exit, message</adlcp:timelimitaction>').timeLimitAction).toBe('exit,message') // prettier-ignore
  expect(settingsOf('<adlcp:prerequisites type="js">x</adlcp:prerequisites>').prerequisites).toBeNull() // prettier-ignore
})

const umlauts = manifest12().replace('Kurs', 'Übung für Köche')
const declared = (encoding: string) => umlauts.replace('UTF-8', encoding)

test.each([
  ['UTF-8 with a mark', Buffer.from(`\ufeff${umlauts}`)],
  ['UTF-16, little end first', Buffer.from(`\ufeff${declared('UTF-16')}`, 'utf16le')],
  ['UTF-16, big end first', Buffer.from(`\ufeff${declared('UTF-16')}`, 'utf16le').swap16()],
  ['UTF-16 without a mark', Buffer.from(declared('UTF-16'), 'utf16le')],
  ['ISO-8859-1', Buffer.from(declared('ISO-8859-1'), 'latin1')],
  ['UTF-8 that says UTF-16', Buffer.from(declared('utf-16'))],
  ['Windows 1252 that says UTF-8', Buffer.from(umlauts, 'latin1')],
])('a manifest in %s keeps its letters (SEM-05)', (_, bytes) => {
  expect(read(bytes).title).toBe('Übung für Köche')
})

test('entities that a DTD declares are not expanded, external ones are refused (T-91)', () => {
  const withDtd = (dtd: string) =>
    manifest12()
      .replace('<manifest', `<!DOCTYPE manifest [${dtd}]><manifest`)
      .replace('Kurs', 'Kurs &lol; &amp;amp; &#228;')
  expect(read(withDtd('<!ENTITY lol "lol">')).title).toBe('Kurs &lol; &amp; ä')
  expect(faultOf(withDtd('<!ENTITY lol SYSTEM "file:///etc/passwd">'))).toMatch('manifest-not-xml')
})

test('any text is read or refused as no manifest, and nothing else happens (T-91)', () => {
  const piece = fc.constantFrom('<manifest>', '</manifest>', '<item identifierref="R1">', '</item>', '<!DOCTYPE a [', ']>', '<![CDATA[', ']]>', '&#x110000;', '&', '<', 'ä', 'xmlns:a="', '"', '<?xml version="1.0"?>') // prettier-ignore
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string())), (parts) => {
      expect(faultOf(parts.join(''))).toMatch(/^(?:manifest-not|no-lessons)/u)
    }),
  )
})

test('a course of too many activities or rules is refused; rules that lessons share count with each of them (T-91)', () => {
  const condition = '<imsss:ruleCondition condition="completed"/>'
  const rules = (count: number) =>
    `<imsss:sequencingRules><imsss:preConditionRule><imsss:ruleConditions>${condition.repeat(count)}</imsss:ruleConditions><imsss:ruleAction action="skip"/></imsss:preConditionRule></imsss:sequencingRules>` // prettier-ignore
  // Beside the lesson and the course itself, each with an objective.
  const course = (count: number, shared: string) =>
    manifest2004({
      items: `${item('')}${'<item><imsss:sequencing IDRef="shared"/></item>'.repeat(count - 2)}`,
      resources: resource('index.html'),
    }).replace('</manifest>', `<imsss:sequencingCollection><imsss:sequencing ID="shared">${shared}</imsss:sequencing></imsss:sequencingCollection></manifest>`) // prettier-ignore
  expect(faultOf(course(2000, ''), 'index.html')).toBe('read')
  expect(faultOf(course(2001, ''), 'index.html')).toBe('too-many-activities')
  // 19 of 1,052 parts each; then two more of them.
  expect(faultOf(course(21, rules(1050)), 'index.html')).toBe('read')
  expect(faultOf(course(21, rules(1051)), 'index.html')).toBe('too-many-rules')
  // Few rules, but each as long as a book.
  const long = '<imsss:objectives><imsss:primaryObjective objectiveID="O"/></imsss:objectives>'.replace('"O"', `"${'O'.repeat(100_000)}"`) // prettier-ignore
  expect(faultOf(course(90, long), 'index.html')).toBe('read')
  expect(faultOf(course(120, long), 'index.html')).toBe('too-many-rules')
})
