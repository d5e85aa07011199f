import {
  Button,
  Card,
  KeepFocus,
  later,
  PageHeader,
  Skeleton,
  StateScreen,
} from '@atrium/design-system'
import { Plug, Plus } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { LoadFailure } from '../../kit/failures/LoadFailure.tsx'
import type { Integration, IntegrationsPort, MadeToken } from '../integrations.port.ts'
import { messages } from '../messages/index.ts'
import type { IntegrationsModel } from '../useIntegrations.ts'
import { IntegrationRow } from './IntegrationRow.tsx'
import { integrationsCss } from './integrations.css.ts'

const IntegrationDialog = later(
  async () => (await import('./IntegrationDialog.tsx')).IntegrationDialog,
)
const RotateDialog = later(async () => (await import('./RotateDialog.tsx')).RotateDialog)
const RevokeDialog = later(async () => (await import('./RevokeDialog.tsx')).RevokeDialog)
const DirectoryGroupsSection = later(
  async () => (await import('./DirectoryGroupsSection.tsx')).DirectoryGroupsSection,
)
const TokenDialog = later(async () => (await import('./TokenDialog.tsx')).TokenDialog)

interface IntegrationsViewProps extends Pick<
  IntegrationsPort,
  'address' | 'directoryAddress' | 'applicationId' | 'directory'
> {
  model: IntegrationsModel
}

/** What a directory that was revoked has handed over stays, and is mapped no more. */
const isDirectory = ({ areas, state }: Integration) =>
  areas.includes('directory') && state !== 'revoked'

/** What is asked about, or the token that was just made. */
type Asked =
  | { about: 'new' }
  | { about: 'change' | 'rotation' | 'revocation'; integration: Integration }
  | ({ about: 'token' } & MadeToken)

const Rows = styled.ul`
  ${integrationsCss}
`

/** Other systems with their tokens, and the dialogs that make, renew and revoke these. */
export function IntegrationsView({
  model,
  address,
  directoryAddress,
  applicationId,
  directory,
}: IntegrationsViewProps) {
  const { t } = useMessages(messages)
  const [asked, setAsked] = useState<Asked>()
  const { list } = model
  if (list.state === 'failed') {
    return (
      <LoadFailure
        error={list.error}
        onRetry={list.retry}
        forbidden={{ title: t('forbidden.title'), detail: t('forbidden.detail') }}
        failed={{ title: t('failed.title'), detail: t('failed.detail') }}
      />
    )
  }
  const known = list.state === 'ready' ? list.data : undefined
  const add = (
    <Button variant="primary" icon={Plus} onPress={() => setAsked({ about: 'new' })}>
      {t('action.add')}
    </Button>
  )
  const close = () => setAsked(undefined)
  const show = (made: MadeToken) => setAsked({ about: 'token', ...made })
  return (
    <KeepFocus>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={known && known.length > 0 && add}
      />
      {!known && (
        <Card>
          <Skeleton lines={4} height="28px" />
        </Card>
      )}
      {known?.length === 0 && (
        <Card padding="none">
          <StateScreen
            kind="empty"
            icon={Plug}
            title={t('empty.title')}
            detail={t('empty.detail')}
            action={add}
          />
        </Card>
      )}
      {known && known.length > 0 && (
        <KeepFocus items="li">
          <Rows aria-label={t('list')}>
            {known.map((integration) => (
              <IntegrationRow
                key={integration.id}
                integration={integration}
                onChange={() => setAsked({ about: 'change', integration })}
                onRotate={() => setAsked({ about: 'rotation', integration })}
                onRevoke={() => setAsked({ about: 'revocation', integration })}
              />
            ))}
          </Rows>
        </KeepFocus>
      )}
      {directory && known?.some(isDirectory) && <DirectoryGroupsSection port={directory} />}
      {asked?.about === 'new' && <IntegrationDialog model={model} onMade={show} onClose={close} />}
      {asked?.about === 'change' && (
        <IntegrationDialog
          model={model}
          integration={asked.integration}
          onMade={show}
          onClose={close}
        />
      )}
      {asked?.about === 'rotation' && (
        <RotateDialog model={model} integration={asked.integration} onMade={show} onClose={close} />
      )}
      {asked?.about === 'revocation' && (
        <RevokeDialog model={model} integration={asked.integration} onClose={close} />
      )}
      {asked?.about === 'token' && (
        <TokenDialog
          integration={asked.integration}
          token={asked.token}
          {...{ address, directoryAddress, applicationId }}
          onClose={close}
        />
      )}
    </KeepFocus>
  )
}
