import { Kbd } from '@atrium/design-system'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'

/** The keys that one needs most, under the list. */
export function KeyHints({ hasDecisions }: { hasDecisions: boolean }) {
  const { t } = useMessages(messages)
  return (
    <div className="at-keys" role="note" aria-label={t('keys.label')}>
      <span>
        <Kbd keys="J" /> <Kbd keys="K" /> {t('key.switch')}
      </span>
      {hasDecisions && (
        <>
          <span>
            <Kbd keys="A" /> {t('key.approve')}
          </span>
          <span>
            <Kbd keys="R" /> {t('key.reject')}
          </span>
          <span>
            <Kbd keys="X" /> {t('key.pick')}
          </span>
        </>
      )}
      <span>
        <Kbd keys="?" /> {t('key.help')}
      </span>
    </div>
  )
}
