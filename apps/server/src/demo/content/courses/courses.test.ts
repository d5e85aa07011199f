import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { readPackage } from '../../../areas/seminars/package/read-package.ts'
import { memorySource } from '../../../areas/seminars/package/testing/zips.ts'
import { datenschutz } from './datenschutz.ts'
import { mediaAbc } from './media-abc.ts'
import { textsOf } from './testing/course-texts.ts'

const courses = [
  ['Media-ABC', mediaAbc],
  ['Datenschutz für Filialen', datenschutz],
] as const

const shared = ['shared/course.css', 'shared/course.js']

test('"Media-ABC" is a SCORM 1.2 package of two lessons and a quiz that is passed with 80 points (SEM-01)', async () => {
  const { scormVersion, title, lessons, files } = await readPackage(memorySource(mediaAbc()))
  expect([scormVersion, title]).toEqual(['1.2', 'Media-ABC'])
  expect(
    lessons.map(({ title, chapters, kind, entry, masteryScore }) => [
      title,
      chapters,
      kind,
      entry,
      masteryScore,
    ]),
  ).toEqual([
    // prettier-ignore
    ['Reichweite, Kontakte, TKP', [], 'sco', 'kennzahlen/index.html', null],
    ['Vom Briefing zum Plan', [], 'sco', 'briefing/index.html', null],
    ['Quiz', [], 'sco', 'quiz/index.html', 80],
  ])
  expect(files.map(({ path }) => path)).toEqual([
    'imsmanifest.xml',
    ...lessons.map(({ entry }) => entry),
    ...shared,
  ])
})

test('"Datenschutz für Filialen" is a SCORM 2004 package of two chapters and a test that is passed with 0.8 (SEM-01)', async () => {
  const { scormVersion, title, lessons, files } = await readPackage(memorySource(datenschutz()))
  const [basics, everyday] = [['Grundlagen'], ['Im Alltag der Filiale']]
  expect([scormVersion, title]).toEqual(['2004', 'Datenschutz für Filialen'])
  expect(
    lessons.map(({ title, chapters, scaledPassingScore, completionThreshold }) => [
      title,
      chapters,
      scaledPassingScore,
      completionThreshold,
    ]),
  ).toEqual([
    // prettier-ignore
    ['Was personenbezogene Daten sind', basics, null, 1],
    ['Wann wir Daten nutzen dürfen', basics, null, 1],
    ['An der Kasse und am Telefon', everyday, null, 1],
    ['Wenn etwas schiefgeht', everyday, null, 1],
    ['Abschlusstest', [], 0.8, null],
  ])
  expect(files.map(({ path }) => path)).toEqual([
    'imsmanifest.xml',
    ...lessons.map(({ entry }) => entry),
    ...shared,
  ])
})

test('the test of "Datenschutz für Filialen" is disabled until each of the four lessons is satisfied (SEM-01)', async () => {
  const manifest = (await textsOf(datenschutz())).get('imsmanifest.xml')!
  const written = [...manifest.matchAll(/targetObjectiveID="([^"]+)" writeSatisfiedStatus/gu)]
  const read = [...manifest.matchAll(/objectiveID="([^"]+)"><imsss:mapInfo targetObjectiveID="([^"]+)" readSatisfiedStatus/gu)] // prettier-ignore
  expect(written).toHaveLength(4)
  expect(read.map(([, , target]) => target)).toEqual(written.map(([, target]) => target))
  for (const [, objective] of read)
    for (const condition of ['satisfied', 'objectiveStatusKnown'])
      expect(manifest).toContain(`referencedObjective="${objective}" operator="not" condition="${condition}"`) // prettier-ignore
  expect(manifest).toContain('<imsss:ruleAction action="disabled"/>')
})

test.each(courses)('%s is the same bytes each time (SEM-01)', (_, make) => {
  expect(crc32(make())).toBe(crc32(make()))
})

test.each(courses)(
  '%s loads nothing from outside and runs nothing that is written into its pages (T-91)',
  async (_, make) => {
    const texts = await textsOf(make())
    for (const [path, text] of texts) {
      if (!path.endsWith('.xml')) expect([path, text]).not.toEqual([path, expect.stringMatching(/https?:|\bon\w+="|\beval\b|<style|style="|javascript:/u)]) // prettier-ignore
      if (!path.endsWith('.html')) continue
      expect(text).toContain('<html lang="de">')
      expect(text.match(/<script[^>]*>/gu)).toEqual(['<script defer src="../shared/course.js">'])
      const ids = [...text.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  },
)
