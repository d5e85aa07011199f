import { useState } from 'react'
import { formatMinute, useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { Mail, MailAddress } from './mail.ts'

/** So many people stand in a line before the others are counted. */
const mostShown = 6

/** From whom to whom, about what, and when. */
export function MailHead({ mail }: { mail: Pick<Mail, 'subject' | 'from' | 'to' | 'cc' | 'bcc' | 'date'> }) {
  const { t, locale } = useMessages(messages)
  const { subject, from, date } = mail
  return (
    <header>
      <h3>{subject || t('mail.noSubject')}</h3>
      <dl>
        <div>
          <dt>{t('mail.from')}</dt>
          <dd>{from.length > 0 ? <People people={from} /> : t('mail.noSender')}</dd>
        </div>
        {(['to', 'cc', 'bcc'] as const).map(
          (line) =>
            mail[line].length > 0 && (
              <div key={line}>
                <dt>{t(`mail.${line}`)}</dt>
                <dd>
                  <People people={mail[line]} />
                </dd>
              </div>
            ),
        )}
        {date && (
          <div>
            <dt>{t('mail.date')}</dt>
            <dd>
              <time dateTime={date}>{formatMinute(locale, new Date(date))}</time>
            </dd>
          </div>
        )}
      </dl>
    </header>
  )
} // prettier-ignore

function People({ people }: { people: readonly MailAddress[] }) {
  const { t } = useMessages(messages)
  const [isOpen, setOpen] = useState(false)
  const left = people.length - mostShown
  // One more is no shorter as a number.
  const isLong = left > 1
  const shown = isLong && !isOpen ? people.slice(0, mostShown) : people
  return (
    <>
      {shown.map(({ name, address }, at) => (
        <span key={at} className="at-person">
          {name && <span>{name}</span>}
          {address && <span className="at-address">{name ? `<${address}>` : address}</span>}
        </span>
      ))}
      {isLong && (
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('mail.fewer') : t('mail.more', { count: left })}
        </button>
      )}
    </>
  )
}
