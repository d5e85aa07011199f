import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

export interface TestLesson {
  identifier: string
  title: string
  /** SCORM 1.2: what has to be done before. */
  prerequisites?: string
  isAsset?: boolean
}

const item = ({ identifier, title, prerequisites }: TestLesson) => `
  <item identifier="${identifier}" identifierref="res-${identifier}">
    <title>${title}</title>
    ${prerequisites ? `<adlcp:prerequisites type="aicc_script">${prerequisites}</adlcp:prerequisites>` : ''}
  </item>`

const resource = ({ identifier, isAsset }: TestLesson) => `
  <resource identifier="res-${identifier}" type="webcontent"
    adlcp:scormtype="${isAsset ? 'asset' : 'sco'}" href="${identifier}/index.html">
    <file href="${identifier}/index.html"/>
  </resource>`

/** A manifest of SCORM 1.2. */
const manifestOf = (lessons: readonly TestLesson[]) => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="probe" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="org"><organization identifier="org"><title>Probe</title>
    ${lessons.map(item).join('')}
  </organization></organizations>
  <resources>${lessons.map(resource).join('')}</resources>
</manifest>`

/** The same texts make the same bytes. */
const mtime = new Date('2026-01-05T08:00:00Z')

/** A file as a browser would send it: a zip of these texts. */
export async function zipOf(
  files: Readonly<Record<string, string>>,
  name = 'Kurs.zip',
): Promise<File> {
  const zip = new ZipFile()
  for (const [path, text] of Object.entries(files))
    zip.addBuffer(Buffer.from(text), path, { mtime })
  zip.end()
  return new File([new Uint8Array(await buffer(zip.outputStream))], name)
}

/** A package of SCORM 1.2 with a page for each lesson. */
export const packageOf = (lessons: readonly TestLesson[], name?: string): Promise<File> =>
  zipOf(
    {
      'imsmanifest.xml': manifestOf(lessons),
      ...Object.fromEntries(
        lessons.map(({ identifier, title }) => [
          `${identifier}/index.html`,
          `<!doctype html><title>${title}</title><p>${'Text von nebenan. '.repeat(200)}</p>`,
        ]),
      ),
    },
    name,
  )
