import { FileIcon, IconButton, lazyPart, useShortcuts } from '@atrium/design-system'
import { Download, Expand, MessageSquareText } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { styled } from 'styled-components'
import { FailureBoundary, PinningContext, useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { NotesPanel } from '../notes/NotesPanel.tsx'
import { useLetter } from '../notes/useLetter.ts'
import { useNotes } from '../notes/useNotes.ts'
import type { ViewerModel } from '../useViewer.ts'
import type { ViewItem } from '../viewer.port.ts'
import { ShownItem } from './ShownItem.tsx'
import { VersionsMenu } from './VersionsMenu.tsx'
import { previewCss, stageCss } from './viewer.css.ts'
import { LoadingItem, NotShown } from './ViewerStates.tsx'

const CompareStage = lazyPart(async () => ({ default: (await import('../compare/CompareStage.tsx')).CompareStage })) // prettier-ignore

const Frame = styled.div`
  ${previewCss}
`
const Stage = styled.div`
  ${stageCss}
`
// Safari takes the role from lists without bullets.
const LIST = { role: 'list' }

export interface PreviewViewProps {
  items: readonly ViewItem[]
  onChoose: (item: ViewItem) => void
  /** Absent: the items are only named, and open in the full window. */
  shown?: ShownProps
}

interface ShownProps {
  model: ViewerModel
  /** The full window lies over it: the keys and comments are there. */
  isCovered: boolean
  onFull: () => void
}

/** Files by name, and the one that is looked at. */
export function PreviewView({ items, onChoose, shown }: PreviewViewProps) {
  const { t } = useMessages(messages)
  const current = shown?.model.items[shown.model.index]?.id
  const isListed = !shown || items.length > 1
  return (
    <Frame>
      {isListed && (
        <ul {...LIST} aria-label={t('preview.files')}>
          {items.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                aria-current={item.id === current || undefined}
                onClick={() => onChoose(item)}
              >
                <FileIcon name={item.name} />
                <span>{item.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown && <Shown key={current} {...shown} />}
    </Frame>
  )
}

function Shown({ model, isCovered, onFull }: ShownProps) {
  const { t } = useMessages(messages)
  const { shown, title, download, versionHistory } = model
  const ready = shown.state === 'ready' ? shown : undefined
  const notes = useNotes(ready?.item, ready?.kind, versionHistory)
  const notesButton = useRef<HTMLButtonElement>(null)
  const toggleNotes = () => notes?.setOpen(!notes.isOpen)
  // The letter belongs to the full window while that lies over it.
  useLetter('c', toggleNotes, !notes || isCovered)
  useShortcuts(
    notes && !isCovered
      ? { title: t('title'), shortcuts: [{ keys: 'C', label: t('keys.note') }] }
      : undefined,
  )
  const isPicture = ready?.kind === 'image'
  const compared = isPicture ? versionHistory?.compared : undefined
  const open = !isCovered && notes?.isOpen ? notes : undefined
  return (
    <section aria-label={t('preview.label', { name: title })}>
      <header>
        <h4>{title}</h4>
        {versionHistory && !compared && (
          <span className="at-version">
            {t('preview.version', {
              number: versionHistory.shown.number,
              state: versionHistory.shown.isCurrent ? 'current' : 'older',
            })}
          </span>
        )}
        <span className="at-tools">
          {versionHistory && (
            <VersionsMenu
              versionHistory={versionHistory}
              canCompare={isPicture}
              onOpenChange={model.setMenuOpen}
            />
          )}
          {notes && (
            <IconButton
              ref={notesButton}
              icon={MessageSquareText}
              label={t('notes.open')}
              aria-expanded={notes.isOpen}
              onPress={toggleNotes}
            />
          )}
          {download && (
            <IconButton icon={Download} label={t('action.download')} onPress={download} />
          )}
          <IconButton icon={Expand} label={t('preview.full')} onPress={onFull} />
        </span>
      </header>
      <PinningContext value={open}>
        <div className="at-stage" data-at-compared={compared ? true : undefined}>
          <Stage>
            {versionHistory && compared ? (
              <FailureBoundary failed={<NotShown as="not-coming" onDownload={download} />}>
                <Suspense fallback={<LoadingItem title={title} />}>
                  <CompareStage
                    itemId={ready!.item.id}
                    title={title}
                    versionHistory={versionHistory}
                    compared={compared}
                    onShown={nothing}
                  />
                </Suspense>
              </FailureBoundary>
            ) : (
              <ShownItem
                key={versionHistory?.shown.number}
                model={model}
                isZoomed={false}
                onZoom={onFull}
                onShown={nothing}
                onPlayingChange={nothing}
                onClose={nothing}
              />
            )}
          </Stage>
        </div>
        {open && <NotesPanel notes={open} title={title} />}
      </PinningContext>
    </section>
  )
}

const nothing = () => undefined
