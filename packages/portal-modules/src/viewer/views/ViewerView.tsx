import { lazyPart, IconButton, Lightbox, useShortcuts } from '@atrium/design-system'
import { Download, ExternalLink, MessageSquareText, Stamp, ZoomIn, ZoomOut } from 'lucide-react'
import { Suspense, useRef, useState, type Ref } from 'react'
import { styled } from 'styled-components'
import {
  FailureBoundary,
  PinningContext,
  useHasItemModule,
  useMessages,
  type MessageTools,
} from '../../kit/index.ts'
import { DecisionPanel } from '../decision/DecisionPanel.tsx'
import type { ViewItem } from '../viewer.port.ts'
import { messages } from '../messages/index.ts'
import type { FilesInside } from '../mail/MailStage.tsx'
import { NotesPanel } from '../notes/NotesPanel.tsx'
import { useLetter } from '../notes/useLetter.ts'
import { useNotes } from '../notes/useNotes.ts'
import type { Compared } from '../useVersionHistory.ts'
import type { ViewerModel } from '../useViewer.ts'
import { contentKinds } from '../viewer.logic.ts'
import { ShownItem } from './ShownItem.tsx'
import { SlideshowLine } from './SlideshowLine.tsx'
import { SlideshowMenu } from './SlideshowMenu.tsx'
import { VersionsMenu } from './VersionsMenu.tsx'
import { stageCss } from './viewer.css.ts'
import { LoadingItem, NotShown } from './ViewerStates.tsx'

// Two pictures at once are rare; what lays them beside each other comes with the first two.
const CompareStage = lazyPart(async () => ({ default: (await import('../compare/CompareStage.tsx')).CompareStage })) // prettier-ignore

export interface ViewerViewProps {
  model: ViewerModel
  onClose: () => void
  /** Another one lies over it, which has the keys. */
  isCovered?: boolean
  /** Absent: files that lie in another one, as in an e-mail, can only be had. */
  onOpenInside?: (files: FilesInside) => void
}

const Stage = styled.div`
  ${stageCss}
`

type Notes = ReturnType<typeof useNotes>

/** Beside what is looked at stand its notes or the decision about its campaign; one of the two at a time. */
function useSidePanels(ownCampaign: ViewItem['campaign'], notes: Notes, isCovered: boolean) {
  const notesButton = useRef<HTMLButtonElement>(null)
  const campaign = useHasItemModule('approvals') ? ownCampaign : undefined
  const [wantsDecision, setWantsDecision] = useState(false)
  const isDeciding = campaign !== undefined && wantsDecision
  const decisionButton = useRef<HTMLButtonElement>(null)
  const toggleNotes = () => {
    setWantsDecision(false)
    notes?.setOpen(!notes.isOpen)
  }
  const toggleDecision = () => {
    notes?.setOpen(false)
    setWantsDecision(!isDeciding)
  }
  const writeNote = () => {
    toggleNotes()
    // Whoever opens it by a letter has the hands on the keyboard.
    if (!notes?.isOpen) notes?.write()
  }
  useLetter('c', writeNote, !notes || isCovered)
  const close = () => {
    const button = isDeciding ? decisionButton : notesButton
    setWantsDecision(false)
    notes?.setOpen(false)
    button.current?.focus()
  }
  return { campaign, isDeciding, notesButton, decisionButton, toggleNotes, toggleDecision, close }
}

/** The keys of the window, in the overview of all keys. */
function useKeyHelp(isPages: boolean, hasNotes: boolean) {
  const { t } = useMessages(messages)
  useShortcuts({
    title: t('keys.title'),
    shortcuts: [
      { keys: ['ArrowLeft', 'ArrowRight'], label: t('keys.siblings') },
      ...(hasNotes ? [{ keys: 'C', label: t('keys.note') }] : []),
      ...(isPages ? [{ keys: ['+', '-'], label: t('keys.zoom') }, { keys: '0', label: t('keys.fit') }] : []), // prettier-ignore
      { keys: 'Escape', label: t('keys.close') },
    ],
  })
}

interface ViewerToolsProps {
  model: ViewerModel
  notes: Notes
  compared: Compared | undefined
  isPicture: boolean
  canZoom: boolean
  isZoomed: boolean
  toggleZoom: () => void
  notesButton: Ref<HTMLButtonElement>
  decisionButton: Ref<HTMLButtonElement>
  isDeciding: boolean
  toggleNotes: () => void
  /** Absent: nothing is decided here. */
  toggleDecision: (() => void) | undefined
}

/** What can be done with what is shown. */
function ViewerTools(props: ViewerToolsProps) {
  const { model, notes, compared, isPicture, canZoom, isZoomed, toggleZoom } = props
  const { notesButton, decisionButton, isDeciding, toggleNotes, toggleDecision } = props
  const { t } = useMessages(messages)
  const { shown, slideshow, download, versionHistory } = model
  const report = shown.state === 'ready' && shown.kind === 'report' ? shown.item.url : undefined
  return (
    <>
      {notes && (
        <IconButton
          ref={notesButton}
          icon={MessageSquareText}
          label={t('notes.open')}
          aria-expanded={notes.isOpen}
          onPress={toggleNotes}
        />
      )}
      {toggleDecision && (
        <IconButton
          ref={decisionButton}
          icon={Stamp}
          label={t('decision.open')}
          aria-expanded={isDeciding}
          onPress={toggleDecision}
        />
      )}
      {canZoom && (
        <IconButton
          icon={isZoomed ? ZoomOut : ZoomIn}
          label={t(isZoomed ? 'action.zoomOut' : 'action.zoomIn')}
          onPress={toggleZoom}
        />
      )}
      {versionHistory && (
        <VersionsMenu
          versionHistory={versionHistory}
          canCompare={isPicture}
          onOpenChange={model.setMenuOpen}
        />
      )}
      {slideshow && !compared && (
        <SlideshowMenu show={slideshow} onOpenChange={model.setMenuOpen} />
      )}
      {report && (
        <IconButton
          icon={ExternalLink}
          label={t('action.newTab')}
          href={model.reports?.pageOf?.(report) ?? report}
          target="_blank"
        />
      )}
      {download && <IconButton icon={Download} label={t('action.download')} onPress={download} />}
    </>
  )
}

/** The full window: what is looked at, its name and place, the way to its siblings (VIEW-01). */
export function ViewerView({ model, onClose, isCovered, onOpenInside }: ViewerViewProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const { shown, slideshow, download, index, versionHistory } = model
  const id = shown.state === 'ready' ? shown.item.id : undefined
  const ready = shown.state === 'ready' ? shown : undefined
  const notes = useNotes(ready?.item, ready?.kind, versionHistory)
  const panels = useSidePanels(ready?.item.campaign, notes, isCovered === true)
  const { campaign, isDeciding, notesButton, decisionButton, toggleNotes, toggleDecision } = panels
  useKeyHelp(ready?.kind === 'pdf', notes !== undefined)
  // What was true of one item is not of the next.
  const [settled, setSettled] = useState<number>()
  const [zoomed, setZoomed] = useState<number>()
  const [isPlaying, setPlaying] = useState(false)
  const isSettled = id !== undefined && settled === id
  const isZoomed = id !== undefined && zoomed === id
  const isPicture = shown.state === 'ready' && shown.kind === 'image'
  const compared = isPicture ? versionHistory?.compared : undefined
  const canZoom = isPicture && isSettled && !compared
  const toggleZoom = () => setZoomed(isZoomed ? undefined : id)
  const onShown = () => {
    setSettled(id)
    if (!slideshow?.isOn) model.prepare()
  }
  // What cannot be shown makes room as quickly as a picture.
  const isWaiting =
    shown.state === 'loading' ||
    (shown.state === 'ready' &&
      contentKinds.has(shown.kind) &&
      (shown.content.state === 'loading' || (shown.content.state === 'ready' && !isSettled)))

  return (
    <Lightbox
      isOpen
      onOpenChange={onClose}
      title={titleWith(tools, model, compared)}
      index={index}
      count={Math.max(model.items.length, 1)}
      onIndexChange={model.turnTo}
      isBare={slideshow?.isBare}
      tools={
        <ViewerTools
          {...{ model, notes, compared, isPicture, canZoom, isZoomed, toggleZoom }}
          {...{ notesButton, decisionButton, isDeciding, toggleNotes }}
          toggleDecision={campaign && toggleDecision}
        />
      }
      aside={
        campaign && isDeciding ? (
          <DecisionPanel campaign={campaign} versionHistory={versionHistory} />
        ) : (
          notes?.isOpen && (
            <PinningContext value={notes}>
              <NotesPanel notes={notes} title={model.title} />
            </PinningContext>
          )
        )
      }
      asideLabel={t(isDeciding ? 'decision.label' : 'notes.label')}
      onAsideClose={panels.close}
      slideshow={
        slideshow?.isOn &&
        !compared && (
          <SlideshowLine
            key={id}
            interval={slideshow.interval}
            isRunning={
              !isWaiting && !isPlaying && !slideshow.isHeld && !notes?.isOpen && !isDeciding
            }
            onTurn={model.turnOn}
            onNear={model.prepare}
          />
        )
      }
    >
      <PinningContext value={notes?.isOpen ? notes : undefined}>
        <Stage key={id}>
          {versionHistory && compared ? (
            <FailureBoundary failed={<NotShown as="not-coming" onDownload={download} />}>
              <Suspense fallback={<LoadingItem title={model.title} />}>
                <CompareStage
                  itemId={id!}
                  title={model.title}
                  versionHistory={versionHistory}
                  compared={compared}
                  onShown={onShown}
                />
              </Suspense>
            </FailureBoundary>
          ) : (
            <ShownItem
              key={versionHistory?.shown.number}
              model={model}
              isZoomed={isZoomed}
              onZoom={toggleZoom}
              onShown={onShown}
              onPlayingChange={setPlaying}
              onClose={onClose}
              onOpenInside={onOpenInside}
            />
          )}
        </Stage>
      </PinningContext>
    </Lightbox>
  )
}

/** The name, and which version it is where it is not the one that counts. */
function titleWith(
  { t }: MessageTools<keyof (typeof messages)['de']>,
  { title: name, versionHistory }: ViewerModel,
  compared: Compared | undefined,
): string {
  if (compared) {
    return t('compare.title', {
      name,
      first: compared.first.number,
      second: compared.second.number,
    })
  }
  if (!versionHistory || versionHistory.shown.isCurrent) return name
  return t('versions.title', { name, number: versionHistory.shown.number })
}
