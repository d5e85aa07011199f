import { extname } from 'node:path'
import type { OfficeFileInfo, OfficeLink } from '@atrium/api-client/contract'
import { locales } from '../../platform/locales.ts'
import { fillTemplate } from '../../platform/office/discovery.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { FileAnswer } from '../../platform/http/handlers.ts'
import { actorOfUser } from '../users/index.ts'
import { fileFor, findFile } from './office.files.ts'
import { officeTexts } from './office.texts.ts'
import { createOfficeTokens } from './office.token.ts'

export function createOfficeService(deps: Dependencies) {
  const { office, portalUrl, storage } = deps
  const tokens = createOfficeTokens(deps)

  /** Who holds the token, and the file that it opens: rights are asked for again at every call. */
  async function opened(id: number, token: string) {
    const pass = await tokens.open(token)
    if (!pass || pass.componentId !== id) throw new Problem(401, 'not-signed-in')
    const actor = await actorOfUser(deps, pass.userId)
    return { actor, row: await fileFor(deps, actor, pass.applicationId, id) }
  }

  return {
    /** Where the office server shows a file, and a token with which it may fetch it (VIEW-14, ENT-21). */
    async link(
      actor: Actor,
      id: number,
      { language, log }: Pick<CallContext, 'language' | 'log'>,
    ): Promise<OfficeLink> {
      const row = await findFile(deps, actor, id)
      const extension = extname(row.display_name).slice(1).toLowerCase()
      const template = await office?.viewerOf(extension).catch((error: unknown) => {
        log.warn({ err: error }, 'The office server could not be asked')
        throw new Problem(503, 'office-unreachable', { text: officeTexts['office-unreachable'] })
      })
      if (!template) throw notFound()
      const { token, expiresAt } = await tokens.make({
        applicationId: row.application_id,
        componentId: id,
        userId: actor.userId,
      })
      const file = encodeURIComponent(`${portalUrl}/storage/wopi/files/${id}`)
      const lang = locales[language]
      const url = `${fillTemplate(template, lang)}WOPISrc=${file}&lang=${lang}`
      return { accessToken: token, expiresAt, url }
    },

    /** What the office server needs to know of the file; nobody writes it there. */
    async info(id: number, token: string): Promise<OfficeFileInfo> {
      const { actor, row } = await opened(id, token)
      return {
        BaseFileName: row.display_name,
        Size: row.file_size ?? 0,
        Version: `${row.version}`,
        OwnerId: `${row.created_by ?? 0}`,
        UserId: `${actor.userId}`,
        UserFriendlyName: `${actor.firstName} ${actor.lastName}`.trim(),
        LastModifiedTime: row.modified_at.toISOString(),
        UserCanWrite: false,
        ReadOnly: true,
        UserCanNotWriteRelative: true,
        SupportsUpdate: false,
        SupportsLocks: false,
        PostMessageOrigin: new URL(portalUrl).origin,
      }
    },

    /** The file itself. */
    async contents(id: number, token: string): Promise<FileAnswer> {
      const { row } = await opened(id, token)
      return {
        type: 'application/octet-stream',
        size: row.file_size ?? 0,
        etag: row.storage_key,
        cacheControl: 'no-store',
        open: () => storage.read(row.storage_key),
      }
    },
  }
}
