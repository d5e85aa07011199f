import type { Client, Scope } from '@atrium/api-client'
import { campaigns, channelPosts, channels } from '@atrium/api-client/contract'
import { toDay } from '@atrium/api-client/values'
import type { PortCalls } from '../../kit/adapter/port-calls.ts'
import type { KnownWorkflowState } from '../../kit/campaigns/index.ts'
import type { CockpitPort } from '../cockpit.port.ts'
import { toPost } from './to-cockpit.ts'

type Changes = Pick<
  CockpitPort,
  'star' | 'post' | 'handIn' | 'release' | 'saveCampaign' | 'saveChannel' | 'moveChannel'
>

/** Undefined is left out of what is sent, null takes a day away. */
const wire = (day: string | null | undefined) => (day ? toDay(day) : day)
const given = <Body extends object>(body: Body) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Body

/** What is done to a campaign and its channels; versions go as `If-Match`. */
export function changeCalls(client: Client, scope: Scope, { asPort }: PortCalls): Changes {
  const applicationId = scope.tenant
  const at = (id: number) => ({ params: { applicationId, id } })
  return {
    async star({ campaignId, isStarred, commandId }) {
      const input = { ...at(campaignId), body: { isStarred } }
      await asPort(client.call(campaigns.star, input, { idempotencyKey: commandId }))
    },

    async post({ channelId, message, commandId }) {
      const input = { params: { applicationId, channelId }, body: { message } }
      const sent = client.call(channelPosts.add, input, { idempotencyKey: commandId })
      return { ...toPost(await asPort(sent), undefined), isOwn: true }
    },

    async handIn({ campaignId, files, outcomeId, commandId }) {
      const body = { ApplicationId: applicationId, campaignId, outcomeId }
      const input = { body, files: { documents: files } }
      await asPort(client.call(campaigns.document, input, { idempotencyKey: commandId }))
    },

    async release({ campaignId, version, channelIds, due, comment, commandId }) {
      const body = given({
        channelIds: channelIds && [...channelIds],
        dueDate: wire(due),
        comment: comment ?? undefined,
      })
      const sending = { idempotencyKey: commandId, ifMatch: version }
      await asPort(client.call(campaigns.release, { ...at(campaignId), body }, sending))
    },

    async saveCampaign({ id, version, fields, commandId }) {
      const { budget, start, end, approvalDue } = fields
      const days = {
        startDate: wire(start),
        endDate: wire(end),
        approvalDueDate: wire(approvalDue),
      }
      const sending = { idempotencyKey: commandId, ifMatch: version }
      await asPort(client.call(campaigns.save, { ...at(id), body: given({ budget, ...days }) }, sending)) // prettier-ignore
    },

    async saveChannel({ id, version, fields, commandId }) {
      const { budget, start, end, pauses, bookingDeadline, materialDeadline } = fields
      const { bookingClosing, materialClosing } = fields
      const body = given({
        budget,
        startDate: wire(start),
        endDate: wire(end),
        pauses: pauses?.map((one) => ({ startDate: toDay(one.start), endDate: toDay(one.end) })),
        bookingDeadline: wire(bookingDeadline),
        materialDeadline: wire(materialDeadline),
        bookingClosing,
        materialClosing,
      })
      const sending = { idempotencyKey: commandId, ifMatch: version }
      await asPort(client.call(channels.save, { ...at(id), body }, sending))
    },

    async moveChannel({ id, version, state, comment, commandId }) {
      // Atrium's server has no others.
      const workflowState = state as KnownWorkflowState
      const body = given({ workflowState, comment: comment ?? undefined })
      const sending = { idempotencyKey: commandId, ifMatch: version }
      await asPort(client.call(channels.move, { ...at(id), body }, sending))
    },
  }
}
