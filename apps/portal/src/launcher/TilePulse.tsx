import type { Pulse } from '@atrium/api-client/contract'
import { Icon } from '@atrium/design-system'
import { Bell, CircleAlert, Radio, Stamp } from 'lucide-react'
import { useMessages } from '@atrium/portal-modules/kit'
import { pulseMessages } from './pulse-messages/index.ts'
import { pulseFacts, type PulseKind } from './pulse.logic.ts'

const icons = {
  approvals: Stamp,
  overdue: CircleAlert,
  unread: Bell,
  live: Radio,
} as const satisfies Record<PulseKind, unknown>

interface TilePulseProps {
  /** Absent: not known, or not yet; its line is there, so that nothing moves when it comes. */
  pulse: Pulse | undefined
  /** Of the sentence that describes the tile. */
  id: string
}

/** What goes on in an application, under its name: seen as numbers, heard as one sentence (D-12). */
export function TilePulse({ pulse, id }: TilePulseProps) {
  const { t, locale } = useMessages(pulseMessages)
  const facts = pulse ? pulseFacts(pulse) : []
  const spoken = facts.map(({ kind, count }) => t(`${kind}Spoken`, { count }))
  return (
    <span className="pulse">
      <span id={id} hidden>
        {pulse &&
          (facts.length > 0 ? `${new Intl.ListFormat(locale).format(spoken)}.` : t('quiet'))}
      </span>
      <span aria-hidden="true">
        {pulse && facts.length === 0 && t('quiet')}
        {facts.map(({ kind, count }) => (
          <span key={kind} data-at-kind={kind}>
            <Icon icon={icons[kind]} size={14} />
            {t(kind, { count })}
          </span>
        ))}
      </span>
    </span>
  )
}
