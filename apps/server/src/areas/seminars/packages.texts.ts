import { posix } from 'node:path'
import type { ProblemText } from '../../platform/problem.ts'
import { packageLimits } from './package/package.limits.ts'
import type { PackageError, PackageFault } from './package/package.types.ts'

type Say = (detail: string) => ProblemText

const plain =
  (de: string, en: string): Say =>
  () => ({ de, en })
const about =
  (de: (detail: string) => string, en: (detail: string) => string): Say =>
  (detail) => ({ de: de(detail), en: en(detail) })

const damaged = plain(
  'Die ZIP-Datei ist beschädigt oder nicht vollständig angekommen. Bitte laden Sie sie noch einmal hoch.',
  'The ZIP file is damaged or did not arrive completely. Please upload it again.',
)
const GiB = 1024 ** 3
const [maxPackage, maxFile] = [packageLimits.bytes / GiB, packageLimits.fileBytes / GiB]
const ambiguous = about(
  (item) => `Das Lernpaket führt „${item}“ doppelt.`,
  (item) => `The course package lists “${item}” twice.`,
)

/** Why a package is refused, in words for whoever uploads it (SEM-05). */
const texts: Readonly<Record<PackageFault, Say>> = {
  'not-a-zip': plain(
    'Das ist keine ZIP-Datei. Bitte exportieren Sie den Kurs als SCORM-Paket (ZIP).',
    'This is not a ZIP file. Please export the course as a SCORM package (ZIP).',
  ),
  'zip-truncated': damaged,
  'zip-damaged': damaged,
  'file-damaged': damaged,
  encrypted: plain(
    'Die ZIP-Datei ist mit einem Kennwort geschützt. Bitte packen Sie sie ohne Kennwort.',
    'The ZIP file is protected by a password. Please pack it without one.',
  ),
  'compression-unsupported': about(
    (path) =>
      `„${path}“ ist auf eine Art gepackt, die hier nicht gelesen wird. Bitte packen Sie den Kurs als gewöhnliche ZIP-Datei.`,
    (path) =>
      `“${path}” is packed in a way that cannot be read here. Please pack the course as an ordinary ZIP file.`,
  ),
  'not-a-regular-file': about(
    (path) => `„${path}“ ist eine Verknüpfung und keine Datei.`,
    (path) => `“${path}” is a link and not a file.`,
  ),
  'path-unsafe': about(
    (path) => `„${path}“ führt aus dem Lernpaket hinaus.`,
    (path) => `“${path}” leads out of the course package.`,
  ),
  'path-too-long': about(
    (path) => `Ein Dateiname ist zu lang: „${path}“.`,
    (path) => `A file name is too long: “${path}”.`,
  ),
  'path-twice': ambiguous,
  'too-many-files': plain(
    'Das Lernpaket enthält mehr als 20.000 Dateien.',
    'The course package holds more than 20,000 files.',
  ),
  'file-too-large': about(
    (path) => `„${path}“ wäre ausgepackt größer als ${maxFile} GiB. Mehr darf eine Datei des Lernpakets nicht haben.`, // prettier-ignore
    (path) => `Unpacked, “${path}” would be larger than ${maxFile} GiB, which is the most that a file of a course package may have.`, // prettier-ignore
  ),
  'package-too-large': plain(
    `Ausgepackt wäre das Lernpaket größer als ${maxPackage} GiB. Mehr darf es nicht haben.`,
    `Unpacked, the course package would be larger than ${maxPackage} GiB, which is the most that it may have.`, // prettier-ignore
  ),
  'ratio-too-high': about(
    (times) => `Ausgepackt wäre das Lernpaket ${times}-mal so groß wie die ZIP-Datei; erlaubt ist das ${packageLimits.ratio}-Fache. Bitte packen Sie den Kurs neu.`, // prettier-ignore
    (times) => `Unpacked, the course package would be ${times} times as large as the ZIP file; ${packageLimits.ratio} times is allowed. Please pack the course anew.`, // prettier-ignore
  ),
  'manifest-missing': (path) =>
    path === ''
      ? {
          de: 'Im Lernpaket fehlt die Datei imsmanifest.xml (oder cmi5.xml). Bitte exportieren Sie den Kurs als SCORM- oder cmi5-Paket.',
          en: 'The course package has no imsmanifest.xml (or cmi5.xml). Please export the course as a SCORM or cmi5 package.',
        }
      : {
          de: `Die Datei ${posix.basename(path)} liegt im Ordner „${posix.dirname(path)}“. Bitte packen Sie dessen Inhalt, nicht den Ordner selbst.`,
          en: `${posix.basename(path)} lies in the folder “${posix.dirname(path)}”. Please pack what is in it, not the folder itself.`,
        },
  'manifest-too-large': plain(
    'Das Inhaltsverzeichnis des Lernpakets (Manifest) ist zu groß.',
    'The manifest of the course package is too large.',
  ),
  'manifest-not-xml': plain(
    'Das Inhaltsverzeichnis des Lernpakets (Manifest) lässt sich nicht lesen.',
    'The manifest of the course package cannot be read.',
  ),
  'manifest-not-scorm': plain(
    'Das Lernpaket ist weder SCORM 1.2 noch SCORM 2004, cmi5 oder xAPI.',
    'The course package is none of SCORM 1.2, SCORM 2004, cmi5 and xAPI.',
  ),
  'no-lessons': plain(
    'Im Lernpaket ist keine Lektion, die man öffnen kann.',
    'The course package has no lesson to open.',
  ),
  'too-many-activities': plain(
    'Das Lernpaket enthält mehr als 2.000 Kapitel und Lektionen.',
    'The course package holds more than 2,000 chapters and lessons.',
  ),
  'too-many-rules': plain(
    'Das Lernpaket enthält mehr Regeln für den Ablauf des Kurses, als erlaubt ist.',
    'The course package holds more rules for the order of its lessons than is allowed.',
  ),
  'lesson-without-identifier': about(
    (item) => `Der Lektion „${item}“ fehlt die Kennung (identifier).`,
    (item) => `The lesson “${item}” has no identifier.`,
  ),
  'lesson-identifier-twice': ambiguous,
  'lesson-file-missing': about(
    (path) => `Zu einer Lektion fehlt die Datei „${path}“.`,
    (path) => `The file “${path}” of a lesson is missing.`,
  ),
  'lesson-outside-package': about(
    (address) => `Eine Lektion liegt außerhalb des Lernpakets: „${address}“.`,
    (address) => `A lesson lies outside the course package: “${address}”.`,
  ),
}

/** The text of a refusal; long names are cut. */
export function packageText({ code, detail = '' }: PackageError): ProblemText {
  const plain = detail.replace(/^"|"$/g, '')
  return texts[code](plain.length > 120 ? `${plain.slice(0, 119)}…` : plain)
}
