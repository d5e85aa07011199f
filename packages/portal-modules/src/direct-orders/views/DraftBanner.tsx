import { Banner, Button, ConfirmDialog } from '@atrium/design-system'
import { useState } from 'react'
import { formatMoment, useMessages, useModuleHost } from '../../kit/index.ts'
import type { OrderDraft } from '../draft.logic.ts'
import { messages } from '../messages/index.ts'

const editedAt = ({ editedAt: at }: OrderDraft, now: Date) => (at === null ? now : new Date(at))

interface KeptDraftProps {
  kept: OrderDraft | 'outdated'
  onResume: () => void
  onDiscard: () => void
}

/** On the list: an order was begun, to go on with or to throw away (DO-31, T-45). */
export function KeptDraft({ kept, onResume, onDiscard }: KeptDraftProps) {
  const { t, locale } = useMessages(messages)
  const { now } = useModuleHost()
  if (kept === 'outdated') return <Banner onClose={onDiscard}>{t('draft.outdated')}</Banner>
  return (
    <Banner
      action={
        <>
          <Button size="compact" variant="primary" onPress={onResume}>
            {t('draft.resume')}
          </Button>
          <DiscardDraft onDiscard={onDiscard} />
        </>
      }
    >
      {t('draft.list', {
        name: kept.name.trim() || t('draft.unnamed'),
        moment: formatMoment(locale, editedAt(kept, now()), now()),
      })}
    </Banner>
  )
}

interface RestoredDraftProps {
  /** Undefined: nothing was, and only its files are told of. */
  restored: OrderDraft | 'outdated' | undefined
  /** Names of files that were chosen before and are not there now. */
  lostFiles: readonly string[]
  onDismiss: () => void
  onDiscard: () => void
}

/** In the wizard: what was entered before is back, but for its files, or was taken over from another order (DO-31, T-46). */
export function RestoredDraft({ restored, lostFiles, onDismiss, onDiscard }: RestoredDraftProps) {
  const { t, locale } = useMessages(messages)
  const { now } = useModuleHost()
  if (restored === 'outdated') return <Banner onClose={onDismiss}>{t('draft.outdated')}</Banner>
  const names = new Intl.ListFormat(locale).format(lostFiles)
  if (restored === undefined)
    return lostFiles.length > 0 && <Banner tone="warn">{t('draft.files', { names })}</Banner>
  return (
    <Banner action={<DiscardDraft onDiscard={onDiscard} />} onClose={onDismiss}>
      {restored.templateOf === null
        ? t(restored.isOfOtherVersion ? 'draft.ofOtherVersion' : 'draft.resumed', {
            moment: formatMoment(locale, editedAt(restored, now()), now()),
          })
        : t('draft.template', { name: restored.templateOf })}{' '}
      {lostFiles.length > 0 && t('draft.files', { names })}
    </Banner>
  )
}

function DiscardDraft({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useMessages(messages)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button size="compact" variant="quiet" onPress={() => setAsking(true)}>
        {t('draft.discard')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('discard.title')}
        confirmLabel={t('draft.discard')}
        isDanger
        onConfirm={() => {
          setAsking(false)
          onDiscard()
        }}
      >
        {t('discard.detail')}
      </ConfirmDialog>
    </>
  )
}
