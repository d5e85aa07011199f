import { Button, FileIcon, Skeleton } from '@atrium/design-system'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { ItemSlot, useHasItemModule, useMessages, useQuery } from '../../kit/index.ts'
import type { ChannelApproval, ApprovalsPort } from '../approvals.port.ts'
import { messages } from '../messages/index.ts'

const Files = styled.section`
  @layer at.components {
    display: grid;
    gap: var(--at-space-2);
    min-inline-size: 0;

    p {
      margin: 0;
      color: var(--at-text-2);
    }
    ul {
      display: flex;
      flex-wrap: wrap;
      gap: 6px 14px;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    a,
    li > span {
      display: inline-flex;
      align-items: center;
      gap: 6px;
      color: var(--at-text);
      overflow-wrap: anywhere;
    }
  }
`

export interface ApprovalFilesProps {
  approval: ChannelApproval
  files: NonNullable<ApprovalsPort['files']>
}

/** What is decided about, to be seen beside the decision: creatives and documents (D-01, D-09, T-41). */
export function ApprovalFiles({ approval, files }: ApprovalFilesProps) {
  const { t } = useMessages(messages)
  const { application, campaign } = approval
  const applicationId = application.id
  // Channels of one campaign share its files.
  const query = useMemo(
    () => files(approval),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [files, applicationId, campaign.id],
  )
  const result = useQuery(query)
  const hasPreview = useHasItemModule('preview')
  const items = result.state === 'ready' ? result.data.items : undefined
  const config = useMemo(() => ({ applicationId, items: items ?? [] }), [applicationId, items])
  if (result.state === 'failed') {
    return (
      <Files aria-label={t('files.title')}>
        <h3>{t('files.title')}</h3>
        <p>{t('files.failed')}</p>
        <div>
          <Button size="compact" onPress={result.retry}>
            {t('action.retry')}
          </Button>
        </div>
      </Files>
    )
  }
  if (result.state !== 'ready') {
    return (
      <Files aria-label={t('files.title')} aria-busy="true">
        <h3>{t('files.title')}</h3>
        <Skeleton shape="block" height="160px" />
      </Files>
    )
  }
  const { documents } = result.data
  if (result.data.items.length + documents.length === 0) return null
  return (
    <Files aria-label={t('files.title')}>
      <h3>{t('files.title')}</h3>
      {hasPreview ? (
        result.data.items.length > 0 && (
          <ItemSlot
            type="preview"
            item={{ id: campaign.id, name: campaign.name }}
            config={config}
          />
        )
      ) : (
        <ul>
          {result.data.items.map(({ id, name }) => (
            <li key={id}>
              <span>
                <FileIcon name={name} />
                {name}
              </span>
            </li>
          ))}
        </ul>
      )}
      {documents.length > 0 && (
        <ul aria-label={t('files.documents')}>
          {documents.map(({ id, name, url }) => (
            <li key={id}>
              <a href={url} download={name}>
                <FileIcon name={name} />
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Files>
  )
}
