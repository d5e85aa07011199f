import { createHash } from 'node:crypto'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { SignedVisit } from '../../../platform/content/content.types.ts'
import type { PackageStandard, XapiLesson } from '../package/package.types.ts'
import type { Speaking } from './statement.logic.ts'
import { masteryExtension } from './statement.logic.ts'

export interface XapiLaunch {
  applicationId: number
  componentId: number
  lessonId: number
  userId: number
  attempt: number
  launchId: string
  standard: PackageStandard
  lesson: XapiLesson
  /** The portal's address: whose accounts the actors are. */
  portalUrl: string
}

/** Who speaks in a visit, of what, and under which registration: the same for all units of a course. */
export function speakingOf(launch: XapiLaunch): Speaking {
  const { applicationId, componentId, lessonId, userId, attempt, launchId, portalUrl, lesson } = launch // prettier-ignore
  return {
    actor: { homePage: portalUrl, name: String(userId) },
    activityId:
      lesson.activityId ??
      new URL(`/xapi/activities/${applicationId}-${componentId}-${lessonId}`, portalUrl).href,
    registration: uuidOf(`${applicationId}.${componentId}.${userId}.${attempt}`),
    launchId,
    isCmi5: launch.standard === 'cmi5',
    lesson,
  }
}

const agentOf = ({ actor }: Speaking, name?: string) => ({
  objectType: 'Agent',
  account: actor,
  ...(name && { name }),
})

/**
 * What stands behind a lesson's address: of cmi5 where it fetches its credential (cmi5, 8.1), of xAPI the
 * credential itself, as launches by a `tincan.xml` have it.
 * @param base address of the player's page, which ends in a slash
 */
export function launchParameters(
  speaking: Speaking,
  { base, token, name }: { base: string; token: string; name: string },
): URLSearchParams {
  const endpoint = `${base}xapi/`
  const { activityId, registration, isCmi5 } = speaking
  const actor = JSON.stringify(agentOf(speaking, name))
  return isCmi5
    ? new URLSearchParams({ endpoint, fetch: `${base}fetch`, actor, registration, activityId })
    : new URLSearchParams({ endpoint, auth: `Basic ${token}`, actor, registration, activity_id: activityId }) // prettier-ignore
}

/** An entry with more parameters: before its fragment, behind those that it has. */
export function withParameters(entry: string, parameters: URLSearchParams): string {
  const [address = '', ...fragment] = entry.split('#')
  const joined = `${address}${address.includes('?') ? '&' : '?'}${parameters}`
  return fragment.length > 0 ? `${joined}#${fragment.join('#')}` : joined
}

/** The document that a unit of cmi5 begins with (cmi5, 10.0: LMS.LaunchData). */
export const launchDataOf = (
  { lesson, launchId }: Speaking,
  { identifier, base }: { identifier: string; base: string },
) => ({
  contextTemplate: {
    contextActivities: { grouping: [{ objectType: 'Activity', id: identifier }] },
    extensions: {
      'https://w3id.org/xapi/cmi5/context/extensions/sessionid': launchId,
      ...(lesson.masteryScore !== null && { [masteryExtension]: lesson.masteryScore }),
    },
  },
  launchMode: 'Normal',
  launchMethod: 'AnyWindow',
  returnURL: `${base}returned`,
  moveOn: lesson.moveOn,
  ...(lesson.masteryScore !== null && { masteryScore: lesson.masteryScore }),
  ...(lesson.launchParameters !== null && { launchParameters: lesson.launchParameters }),
  ...(lesson.entitlementKey !== null && { entitlementKey: { courseStructure: lesson.entitlementKey } }), // prettier-ignore
})

/** A UUID that follows from a text. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(`atrium-registration.${text}`).digest('hex')
  const variant = ((Number.parseInt(hex[16]!, 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** What stands behind `Basic `. */
export const tokenOf = (
  { content }: { content: Pick<Dependencies['content'], 'visitSecret'> },
  { launchId }: Pick<SignedVisit, 'launchId'>,
) => Buffer.from(`${launchId}:${content.visitSecret(launchId)}`).toString('base64')
