import { Avatar, Button, Icon, IconButton, Link, MediaMark } from '@atrium/design-system'
import { Copy, Mail, Phone, PhoneIncoming, Smartphone, type LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { ExtraFacts, type ExtraColumn } from '../../kit/extensions/index.ts'
import { useMessages } from '../../kit/index.ts'
import { fullName, phoneAddress } from '../contacts.logic.ts'
import type { Contact, Medium } from '../contacts.port.ts'
import { messages } from '../messages/index.ts'
import { cardCss } from './contacts.css.ts'

const Card = styled.article`
  ${cardCss}
`
// Safari takes the role from lists without bullets.
const LIST = { role: 'list' }

export interface ContactCardProps {
  contact: Contact
  mediaTypes: readonly Medium[]
  /** A menu lies in the card's corner. */
  hasMenu: boolean
  /** Lines of the host's. */
  facts: readonly ExtraColumn<Contact>[] | undefined
  onCopy: (text: string) => void
  /** Absent: they cannot be asked to call back. */
  onCallback: (() => void) | undefined
}

interface Way {
  kind: 'phone' | 'mobile' | 'email'
  icon: LucideIcon
  text: string
  href: string
}

const waysOf = ({ phone, mobile, email }: Contact): Way[] =>
  (
    [
      { kind: 'phone', icon: Phone, text: phone, href: phoneAddress(phone) },
      { kind: 'mobile', icon: Smartphone, text: mobile, href: phoneAddress(mobile) },
      { kind: 'email', icon: Mail, text: email, href: `mailto:${email}` },
    ] as const
  ).filter(({ text }) => text !== '')

/** Somebody of the agency: who it is, what they look after, and every way to reach them (CON-01, T-79). */
export function ContactCard({
  contact,
  mediaTypes,
  hasMenu,
  facts,
  onCopy,
  onCallback,
}: ContactCardProps) {
  const { t } = useMessages(messages)
  const name = fullName(contact)
  const media = mediaTypes.filter(({ id }) => contact.mediaTypeIds.includes(id))
  const ways = waysOf(contact)
  const role = [contact.jobTitle, contact.department].filter(Boolean)
  return (
    <Card data-at-menu={hasMenu || undefined}>
      <div className="at-who">
        <Avatar name={name} pictureUrl={contact.pictureUrl} size="huge" isDecorative />
        <div>
          <h2 className="at-name">{name}</h2>
          {role.map((line) => (
            <p key={line} className="at-role">
              {line}
            </p>
          ))}
        </div>
      </div>
      {media.length > 0 && (
        <ul {...LIST} className="at-media" aria-label={t('media.label', { name })}>
          {media.map((medium) => (
            <li key={medium.id}>
              <MediaMark kind={medium.kind} label={medium.name} size="small" hasWord />
            </li>
          ))}
        </ul>
      )}
      {ways.length > 0 && (
        <ul {...LIST} className="at-ways">
          {ways.map(({ kind, icon, text, href }) => (
            <li key={kind}>
              <Icon icon={icon} label={t(`way.${kind}`)} />
              <Link href={href} variant="standalone">
                {text}
              </Link>
              <IconButton
                icon={Copy}
                size="compact"
                label={t(`copy.${kind}`, { name })}
                onPress={() => onCopy(text)}
              />
            </li>
          ))}
        </ul>
      )}
      <ExtraFacts columns={facts} record={contact} />
      {onCallback && (
        <div className="at-foot">
          <Button
            icon={PhoneIncoming}
            aria-label={`${t('action.callback')}: ${name}`}
            onPress={onCallback}
          >
            {t('action.callback')}
          </Button>
        </div>
      )}
    </Card>
  )
}
