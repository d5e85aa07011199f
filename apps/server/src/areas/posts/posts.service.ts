import type { placement, Post } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import type * as z from 'zod/mini'
import { enqueue } from '../../platform/jobs/index.ts'
import { notFound } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { reactionsOf } from '../component-reactions/index.ts'
import {
  addComponents,
  applyEdit,
  findVisible,
  isOut,
  labelsOf,
  listPosts,
  logMails,
  mailRelease,
  nameKey,
  nameOf,
  placeInto,
  present,
  replaceLabels,
  type Command,
  type ComponentRow,
} from '../components/index.ts'
import { ownPicture } from '../links/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { cleanHtml } from './posts.html.ts'
import { releaseJobOf } from './posts.release.job.ts'
import { listTexts, openedAmong, saveText, type PostText } from './posts.repository.ts'

interface Writing {
  displayName: string
  description?: string | null | undefined
  icon?: string | null | undefined
  teaser?: string | undefined
  body: string
  imageUrl?: string | undefined
  publishedAt?: string | null | undefined
  tags?: string[] | undefined
}

/** What becomes of a post by a change of when it is out. */
interface Release {
  publishedAt: Date | null
  /** Readers see it. */
  isOut: boolean
  /** Its groups are to be told, now or when it comes out. */
  notifies: boolean
}

export function createPostsService(deps: Dependencies) {
  /** What is stored of a text; what is not said stays as it was in `before`. */
  function textOf(id: number, writing: Writing, release: Release, before?: PostText): PostText {
    const { teaser, imageUrl } = writing
    return {
      component_id: id,
      teaser: teaser === undefined ? (before?.teaser ?? null) : teaser.trim() || null,
      body: cleanHtml(writing.body),
      image_url:
        imageUrl === undefined ? (before?.image_url ?? null) : ownPicture(imageUrl, deps.portalUrl),
      // Once its readers were told, or could have been, nobody is told again.
      notifies_groups: release.notifies && !release.isOut,
    }
  }

  const releaseAt = (publishedAt: Date | null, notifies: boolean): Release => {
    const isRead = isOut({ type: 'post', published_at: publishedAt }, deps.clock.now())
    return { publishedAt, isOut: isRead, notifies }
  }

  /** A day that is still to come is one on which its readers are told (T-77). */
  async function plan(tx: Transaction, applicationId: number, id: number, release: Release) {
    if (!release.publishedAt || release.isOut) return
    await enqueue(tx, releaseJobOf({ applicationId, id, at: release.publishedAt }))
  }

  return {
    /** Posts of a collection, newest first; drafts come before them, for who sees drafts (POST-02). */
    list: (
      actor: Actor,
      applicationId: number,
      parentId: number,
      page: { page: number; count: number },
    ): Promise<Post[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        await findVisible(tx, access, parentId)
        return presentPosts(tx, access, await listPosts(tx, access, parentId, page))
      }),

    get: (actor: Actor, applicationId: number, id: number): Promise<Post> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const { row } = await findVisible(tx, access, id)
        if (row.type !== 'post') throw notFound()
        return presentPost(tx, access, row)
      }),

    /** Writes a post into a collection of posts. Of a draft nobody is told (POST-04). */
    async create(
      command: Command,
      writing: Writing & { data: z.output<typeof placement> },
      log: CallContext['log'],
    ): Promise<Post> {
      const { actor, applicationId } = command
      const { data } = writing
      const { post, mails } = await enterTenant(deps, actor, applicationId, async (tx, access) => {
        const folder = await placeInto(tx, access, data.parentComponentId, 'post')
        const release = releaseAt(momentOf(writing.publishedAt), data.notifyGroups ?? false)
        const { rows, mails } = await addComponents(deps, tx, access, command, {
          place: { folder },
          kind: 'post',
          items: [
            {
              type: 'post',
              displayName: writing.displayName.normalize('NFC'),
              nameKey: nameKey(writing.displayName),
              description: writing.description,
              icon: writing.icon,
              publishedAt: release.publishedAt,
            },
          ],
          userGroupIds: data.userGroupIds,
          notifyGroups: release.isOut && release.notifies,
        })
        const row = rows[0]!
        await saveText(tx, applicationId, textOf(row.id, writing, release))
        await plan(tx, applicationId, row.id, release)
        await replaceLabels(tx, applicationId, row.id, writing.tags ?? [])
        return { post: await presentPost(tx, access, row), mails }
      })
      logMails(log, mails)
      return post
    },

    /**
     * Changes a post. What is absent stays; a `publishedAt` of null makes it a draft again, one that
     * is to come shows it to its readers from then on.
     */
    async save(
      command: Command,
      writing: Writing & {
        id: number
        userGroupIds?: number[] | undefined
        notifyGroups?: boolean | undefined
      },
      log: CallContext['log'],
    ): Promise<Post> {
      const { actor, applicationId } = command
      const { post, mails } = await enterTenant(deps, actor, applicationId, async (tx, access) => {
        let release = releaseAt(null, false)
        let wasOut = true
        const changed = await applyEdit(deps, tx, access, command, 'post', writing, async (row) => {
          const [before] = await listTexts(tx, applicationId, [row.id])
          const publishedAt =
            writing.publishedAt === undefined ? row.published_at : momentOf(writing.publishedAt)
          wasOut = isOut(row, deps.clock.now())
          const wish = writing.notifyGroups ?? before?.notifies_groups ?? false
          release = releaseAt(publishedAt, wish && !wasOut)
          await saveText(tx, applicationId, textOf(row.id, writing, release, before))
          if (writing.tags) await replaceLabels(tx, applicationId, row.id, writing.tags)
          return sql`${nameOf(writing, row)}, published_at = ${publishedAt},
            icon = ${writing.icon === undefined ? row.icon : writing.icon}`
        })
        await plan(tx, applicationId, changed.id, release)
        const tells = release.isOut && release.notifies
        const mails = tells ? await mailRelease(deps, tx, { applicationId, actor }, changed.id) : []
        return { post: await presentPost(tx, access, changed), mails }
      })
      logMails(log, mails)
      return post
    },
  }
}

const momentOf = (text: string | null | undefined) => (text ? new Date(text) : null)

async function presentPost(tx: Transaction, access: Access, row: ComponentRow): Promise<Post> {
  const [post] = await presentPosts(tx, access, [row])
  return post!
}

/** Posts with their texts, tags and reactions; the same number of statements for any number of posts. */
async function presentPosts(
  tx: Transaction,
  access: Access,
  rows: readonly ComponentRow[],
): Promise<Post[]> {
  const { applicationId, actor } = access
  const ids = rows.map((row) => row.id)
  const components = await present(tx, access, rows)
  const texts = new Map(
    (await listTexts(tx, applicationId, ids)).map((text) => [text.component_id, text]),
  )
  const labels = await labelsOf(tx, applicationId, ids)
  const reactions = await reactionsOf(tx, applicationId, ids, actor.userId)
  const opened = await openedAmong(tx, applicationId, ids, actor.userId)
  const now = new Date()
  return rows.map((row, index) => {
    const text = texts.get(row.id)
    const { counts, own } = reactions.get(row.id)!
    return {
      ...components[index]!,
      teaser: text?.teaser ?? null,
      body: text?.body ?? '',
      imageUrl: text?.image_url ?? null,
      publishedAt: row.published_at?.toISOString() ?? null,
      tags: labels.get(row.id) ?? [],
      reactionCounts: counts,
      ownReaction: own,
      isUnread: isOut(row, now) && row.created_by !== actor.userId && !opened.has(row.id),
      ...(components[index]!.can.edit && { notifiesGroups: text?.notifies_groups ?? false }),
    }
  })
}
