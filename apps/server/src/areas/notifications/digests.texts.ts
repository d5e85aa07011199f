import { notificationTypes as t } from '@atrium/api-client/contract'
import type { Language } from '../../platform/locales.ts'
import { closing } from './notifications.texts.ts'

/** One line of a digest. */
export interface DigestItem {
  type: number
  message: string
  /** A whole web address. */
  address: string
}

/** More than this is for the portal, not for a mail. */
const listed = 50

const approvals: readonly number[] = [
  t.ApprovalCreated,
  t.ApprovalAccepted,
  t.ApprovalPartialAccepted,
  t.ApprovalRejected,
  t.ApprovedWithCondition,
  t.ConditionMet,
  t.DeputyNamed,
]

const words = {
  de: {
    subject: (count: number, tenant: string) =>
      count === 1 ? `Eine Neuigkeit: ${tenant}` : `${count} Neuigkeiten: ${tenant}`,
    greeting: (name: string) => `Guten Tag ${name},`,
    intro: (tenant: string) => `das ist seit der letzten Übersicht bei ${tenant} geschehen:`,
    approvals: 'Freigaben',
    others: 'Außerdem',
    rest: (count: number) => `… und ${count} weitere im Portal`,
  },
  en: {
    subject: (count: number, tenant: string) =>
      count === 1 ? `One update: ${tenant}` : `${count} updates: ${tenant}`,
    greeting: (name: string) => `Hello ${name},`,
    intro: (tenant: string) => `This is what has happened at ${tenant} since the last overview:`,
    approvals: 'Approvals',
    others: 'Also',
    rest: (count: number) => `… and ${count} more in the portal`,
  },
}

/** A digest as a mail; what waits for a decision comes first. */
export function digestMail(
  language: Language,
  { name, tenant, items }: { name: string; tenant: string; items: readonly DigestItem[] },
): { subject: string; body: string } {
  const text = words[language]
  const isApproval = ({ type }: DigestItem) => approvals.includes(type)
  const first = items.filter(isApproval)
  const others = items.filter((item) => !isApproval(item))
  const shown = [...first, ...others].slice(0, listed)
  const section = (title: string, part: readonly DigestItem[]) =>
    part.length > 0
      ? [[title, ...part.map(({ message, address }) => `– ${message}\n  ${address}`)].join('\n')]
      : []
  const rest = items.length - shown.length
  const shownOthers = shown.filter((item) => !isApproval(item))
  const body = [
    text.greeting(name),
    text.intro(tenant),
    ...(first.length > 0
      ? [...section(text.approvals, shown.filter(isApproval)), ...section(text.others, shownOthers)]
      : [shownOthers.map(({ message, address }) => `– ${message}\n  ${address}`).join('\n')]),
    ...(rest > 0 ? [text.rest(rest)] : []),
    closing[language],
  ]
  return { subject: text.subject(items.length, tenant), body: body.join('\n\n') }
}
