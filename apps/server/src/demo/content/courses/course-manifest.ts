import { escape } from '../office.ts'
import { sharedFiles } from './course-page.ts'
import type { Chapter, Course, CourseLesson } from './course.types.ts'

/** Points from 0 to 1 from which the tests of our courses are passed. */
const passingShare = 0.8

/** Where a lesson's page lies in the package. */
export const lessonPath = ({ id }: CourseLesson): string => `${id}/index.html`

/** The `imsmanifest.xml` of a course in SCORM 1.2 (CAM 1.2). */
export function manifest12(course: Course): string {
  const itemOf = (lesson: CourseLesson) => {
    const mastery = lesson.isTest ? `<adlcp:masteryscore>${passingShare * 100}</adlcp:masteryscore>` : '' // prettier-ignore
    return item(lesson, mastery)
  }
  return manifest(course, {
    schemaVersion: '1.2',
    spaces: `xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"`,
    scormType: 'adlcp:scormtype',
    items: course.chapters.map((chapter) => chapterItem(chapter, itemOf)).join('\n'),
  })
}

/**
 * The `imsmanifest.xml` of a course in SCORM 2004, 4th edition. Its lessons are walked through forwards or
 * chosen; a lesson that was satisfied says so in a global objective, and the test is disabled until all did.
 */
export function manifest2004(course: Course): string {
  const lessons = course.chapters.flatMap((chapter) => chapter.lessons).filter((one) => !one.isTest)
  const itemOf = (lesson: CourseLesson) =>
    item(
      lesson,
      `${lesson.isTest ? '' : '<adlcp:completionThreshold completedByMeasure="true" minProgressMeasure="1.0"/>\n'}${lesson.isTest ? testSequencing(lessons) : lessonSequencing(lesson)}
<adlnav:presentation><adlnav:navigationInterface><adlnav:hideLMSUI>previous</adlnav:hideLMSUI></adlnav:navigationInterface></adlnav:presentation>`,
    )
  return manifest(course, {
    schemaVersion: '2004 4th Edition',
    spaces: `xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:adlseq="http://www.adlnet.org/xsd/adlseq_v1p3" xmlns:adlnav="http://www.adlnet.org/xsd/adlnav_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss"`,
    scormType: 'adlcp:scormType',
    organizationAttributes: ' structure="hierarchical" adlseq:objectivesGlobalToSystem="false"',
    items: `${course.chapters.map((chapter) => chapterItem(chapter, itemOf, controls)).join('\n')}
${controls}`,
  })
}

interface ManifestParts {
  schemaVersion: string
  spaces: string
  scormType: string
  organizationAttributes?: string
  items: string
}

function manifest({ identifier, title, chapters }: Course, parts: ManifestParts): string {
  const resources = chapters
    .flatMap(({ lessons }) => lessons)
    .map(
      (
        lesson,
      ) => `<resource identifier="${resourceOf(lesson)}" type="webcontent" ${parts.scormType}="sco" href="${lessonPath(lesson)}">
<file href="${lessonPath(lesson)}"/>
<dependency identifierref="${sharedResource}"/>
</resource>`,
    )
  const shared = Object.values(sharedFiles).map((path) => `<file href="${path}"/>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${identifier}" version="1.0" ${parts.spaces}>
<metadata><schema>ADL SCORM</schema><schemaversion>${parts.schemaVersion}</schemaversion></metadata>
<organizations default="${identifier}-kurs">
<organization identifier="${identifier}-kurs"${parts.organizationAttributes ?? ''}>
<title>${escape(title)}</title>
${parts.items}
</organization>
</organizations>
<resources>
${resources.join('\n')}
<resource identifier="${sharedResource}" type="webcontent" ${parts.scormType}="asset">
${shared.join('\n')}
</resource>
</resources>
</manifest>
`
}

const sharedResource = 'gemeinsam'
const resourceOf = ({ id }: CourseLesson) => `${id}-seite`

const item = (lesson: CourseLesson, inner: string) =>
  `<item identifier="${lesson.id}" identifierref="${resourceOf(lesson)}">
<title>${escape(lesson.title)}</title>
${inner}</item>`

function chapterItem(
  { title, lessons }: Chapter,
  itemOf: (lesson: CourseLesson) => string,
  inner = '',
): string {
  const items = lessons.map(itemOf).join('\n')
  if (title === null) return items
  return `<item identifier="kapitel-${lessons[0]!.id}">
<title>${escape(title)}</title>
${items}
${inner}</item>`
}

/** Of a chapter and of the whole: forwards with "continue", and any lesson by choice. */
const controls =
  '<imsss:sequencing><imsss:controlMode choice="true" flow="true"/></imsss:sequencing>'
const byContent =
  '<imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>'
const globalOf = ({ id }: CourseLesson) => `urn:atrium:course:${id}`

/** Its measure does not count: the score of the course is that of its test. */
const lessonSequencing = (lesson: CourseLesson) => `<imsss:sequencing>
<imsss:rollupRules objectiveMeasureWeight="0"/>
<imsss:objectives><imsss:primaryObjective objectiveID="${lesson.id}-ziel"><imsss:mapInfo targetObjectiveID="${globalOf(lesson)}" writeSatisfiedStatus="true"/></imsss:primaryObjective></imsss:objectives>
${byContent}
</imsss:sequencing>`

/**
 * A status that is not known is neither true nor false to a rule (SN, UP.2.1), so it is asked for as well:
 * without that the test would be open as long as nobody began a lesson.
 */
function testSequencing(lessons: readonly CourseLesson[]): string {
  const conditions = lessons.flatMap(({ id }) =>
    ['satisfied', 'objectiveStatusKnown'].map(
      (condition) => `<imsss:ruleCondition referencedObjective="${id}-gelesen" operator="not" condition="${condition}"/>`, // prettier-ignore
    ),
  )
  const read = lessons.map(
    (lesson) => `<imsss:objective objectiveID="${lesson.id}-gelesen"><imsss:mapInfo targetObjectiveID="${globalOf(lesson)}" readSatisfiedStatus="true"/></imsss:objective>`, // prettier-ignore
  )
  return `<imsss:sequencing>
<imsss:sequencingRules><imsss:preConditionRule>
<imsss:ruleConditions conditionCombination="any">${conditions.join('')}</imsss:ruleConditions>
<imsss:ruleAction action="disabled"/>
</imsss:preConditionRule></imsss:sequencingRules>
<imsss:objectives>
<imsss:primaryObjective objectiveID="test-ergebnis" satisfiedByMeasure="true"><imsss:minNormalizedMeasure>${passingShare}</imsss:minNormalizedMeasure></imsss:primaryObjective>
${read.join('\n')}
</imsss:objectives>
${byContent}
</imsss:sequencing>`
}
