import { Button, Card, IconButton, LiveRegion, ProgressBar } from '@atrium/design-system'
import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { uploadTotals, type UploadItem, type UploadQueue } from './upload-queue.ts'
import { isHeld, isOpen } from './uploads.logic.ts'
import { useUploadItems } from './useUploads.ts'
import { outcomeText, progressText } from './upload-texts.ts'

const Panel = styled.section`
  @layer at.components {
    position: sticky;
    z-index: 4;
    inset-block-end: 0;
    inline-size: min(100%, 480px);
    margin-block-start: var(--at-space-6);
    margin-inline-start: auto;
    border-radius: var(--at-radius-l);
    box-shadow: var(--at-shadow-low);

    /* The page scrolls what has the focus to above the panel (WCAG 2.4.11). */
    main:has(&) {
      scroll-padding-block-end: 90px;
    }
    > section {
      padding: var(--at-space-3) var(--at-space-3) var(--at-space-3) var(--at-space-4);
    }
    .at-line {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-2) var(--at-space-3);
    }
    .at-line > :first-child {
      flex: 1 1 290px;
      min-inline-size: 0;
    }
    .at-folder {
      display: inline-block;
      max-inline-size: 160px;
      overflow: hidden;
      text-overflow: ellipsis;
      vertical-align: bottom;
      white-space: nowrap;
    }
    @media print {
      display: none;
    }
  }
`

export interface UploadsElsewhereProps {
  queue: UploadQueue
  onOpenFolder: (id: number) => void
}

/** Uploads that go on while another page is shown: how far they are, and the way back to them (T-64). */
export function UploadsElsewhere({ queue, onOpenFolder }: UploadsElsewhereProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const items = useUploadItems(queue)
  // What only waits for somebody waits where it can be helped.
  if (items.every(isHeld)) return <LiveRegion />
  const totals = uploadTotals(items)
  const isBusy = totals.open > 0
  const outcome = outcomeText(tools, totals)
  const { folderId, folderName } = items.find(isOpen) ?? items.find(isFailed) ?? items.at(-1)!
  return (
    <Panel aria-label={t('upload.panel')}>
      <Card>
        <div className="at-line">
          {isBusy ? (
            <ProgressBar
              label={t('upload.total', { count: totals.open })}
              value={totals.sentBytes}
              max={totals.totalBytes}
              valueText={progressText(tools, totals)}
            />
          ) : (
            <strong>{outcome}</strong>
          )}
          <Button size="compact" onPress={() => onOpenFolder(folderId)}>
            <span className="at-folder">{t('upload.toFolder', { folder: folderName })}</span>
          </Button>
          {!isBusy && <IconButton icon={X} label={t('action.clear')} onPress={queue.clear} />}
        </div>
      </Card>
      <LiveRegion>{isBusy ? '' : outcome}</LiveRegion>
    </Panel>
  )
}

const isFailed = ({ state: { status } }: UploadItem) => status === 'failed' || status === 'refused'
