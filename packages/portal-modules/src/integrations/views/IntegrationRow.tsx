import { Button, Chip, IconTile } from '@atrium/design-system'
import { Ban, KeyRound, Pencil, Plug } from 'lucide-react'
import {
  formatDay,
  formatMinute,
  formatMoment,
  useMessages,
  useModuleHost,
} from '../../kit/index.ts'
import { useRoleName } from '../../kit/roles/index.ts'
import type { Integration } from '../integrations.port.ts'
import { messages } from '../messages/index.ts'

interface IntegrationRowProps {
  integration: Integration
  onChange: () => void
  onRotate: () => void
  onRevoke: () => void
}

/** An integration: what it may do, how its token begins, when it called last, and what is done with it. */
export function IntegrationRow({ integration, onChange, onRotate, onRevoke }: IntegrationRowProps) {
  const { t } = useMessages(messages)
  const { locale, now } = useModuleHost()
  const { name, state, areas, tokenStart, expiresOn, createdBy, formerUntil, usedAt } = integration
  const say = (moment: Date) => formatMoment(locale, moment, now())
  const { revokedAt, revokedBy } = integration
  const day = expiresOn && formatDay(locale, expiresOn)
  const nameRole = useRoleName()
  const grant = [
    ...areas.map((area) => t(`area.${area}`)),
    integration.directoryRole &&
      t('fact.directoryRole', { role: nameRole(integration.directoryRole) }),
  ]
  const use = [
    usedAt ? t('fact.used', { moment: say(usedAt) }) : t('fact.neverUsed'),
    state === 'active' && day && t('fact.expires', { day }),
    state === 'expired' && day && t('fact.expired', { day }),
    formerUntil && t('fact.former', { moment: formatMinute(locale, formerUntil) }),
  ]
  const origin = [
    t('fact.created', { name: createdBy, moment: say(integration.createdAt) }),
    revokedAt && revokedBy && t('fact.revoked', { name: revokedBy, moment: say(revokedAt) }),
  ]
  return (
    <li aria-label={name}>
      <IconTile icon={Plug} tone={state === 'active' ? 'brand' : 'neutral'} />
      <div className="at-integrationWords">
        <h2 className="at-integrationName">
          {name}
          {state === 'expired' && <Chip tone="warn">{t('state.expired')}</Chip>}
          {state === 'revoked' && <Chip>{t('state.revoked')}</Chip>}
        </h2>
        <p className="at-integrationFacts at-integrationGrant">
          <span>{grant.filter(Boolean).join(' · ')}</span>
          <code>{tokenStart}…</code>
        </p>
        <p className="at-integrationFacts">{use.filter(Boolean).join(' · ')}</p>
        <p className="at-integrationFacts">{origin.filter(Boolean).join(' · ')}</p>
      </div>
      {state !== 'revoked' && (
        <div className="at-integrationActions">
          <Button
            size="compact"
            variant="quiet"
            icon={Pencil}
            aria-label={t('action.changeOf', { name })}
            onPress={onChange}
          >
            {t('action.change')}
          </Button>
          {state === 'active' && (
            <Button
              size="compact"
              variant="quiet"
              icon={KeyRound}
              aria-label={t('action.rotateOf', { name })}
              onPress={onRotate}
            >
              {t('action.rotate')}
            </Button>
          )}
          <Button
            size="compact"
            variant="quiet"
            icon={Ban}
            aria-label={t('action.revokeOf', { name })}
            onPress={onRevoke}
          >
            {t('action.revoke')}
          </Button>
        </div>
      )}
    </li>
  )
}
