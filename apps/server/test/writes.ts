import { directories, fileLinks } from '@atrium/api-client/contract'
import type { Api } from './api.ts'

/** A write that may be sent again: the key names it. */
interface Write {
  applicationId: number
  /** The folder that it makes something in. */
  parent: number
  name: string
  isFile: boolean
  key: string
}

/** Makes a folder, or uploads a file that says its name. */
export const sendWrite = (api: Api, { applicationId, parent, name, isFile, key }: Write) =>
  isFile
    ? api.call(
        fileLinks.upload,
        {
          params: { applicationId },
          body: { ParentComponentId: parent },
          files: { files: [new File([`Inhalt von ${name}`], name)] },
        },
        { 'idempotency-key': key },
      )
    : api.call(
        directories.create,
        { params: { applicationId }, body: { parentComponentId: parent, displayName: name } },
        { 'idempotency-key': key },
      )

/** What is in a file. */
export async function contentOf(api: Api, applicationId: number, componentId: number) {
  const link = await api.call(fileLinks.link, { params: { applicationId, componentId } })
  return (await fetch(link.body.url)).text()
}

/** The components that an event is about. */
export const idsIn = (payload: unknown) =>
  (payload as { componentIds?: number[] }).componentIds ?? []
