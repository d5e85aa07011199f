import type { ChannelEdit, PlannedChannel } from './campaigns.port.ts'

type Plan = readonly PlannedChannel[]

/** A channel as it will be once an edit is saved; who closes a deadline is only known then. */
export function withEdit(plan: Plan, id: number, edit: ChannelEdit): Plan {
  const { bookingClosing, materialClosing, ...fields } = edit
  const status = (channel: PlannedChannel, kind: 'booking' | 'material') => {
    const closing = kind === 'booking' ? bookingClosing : materialClosing
    const before = channel[`${kind}Status`]
    if (closing === undefined) return before
    const mark = closing && { kind: closing, from: null, at: '', by: null }
    return { mark, dayOff: before?.dayOff ?? null }
  }
  return plan.map((channel) =>
    channel.id === id
      ? {
          ...channel,
          ...fields,
          bookingStatus: status(channel, 'booking'),
          materialStatus: status(channel, 'material'),
        }
      : channel,
  )
}

/** Puts a channel in its place; a newer one that is there stays. */
export const withChannel = (plan: Plan, channel: PlannedChannel): Plan =>
  plan.map((one) => (one.id === channel.id && one.version <= channel.version ? channel : one))
