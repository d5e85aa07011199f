import { Banner, Button, Checkbox, ConfirmDialog, Dialog } from '@atrium/design-system'
import { useId, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import type { PortError } from '../port-error.ts'
import { useCloseQuestion } from '../forms/useCloseQuestion.tsx'
import { useMessages } from '../language/useMessages.ts'
import { isSameSelection, selectionOf, toWish } from './audience.logic.ts'
import type { AudienceChanges, AudienceGroup, AudienceItem } from './audience.types.ts'
import { AudienceEffectView } from './AudienceEffectView.tsx'
import { AudienceField } from './AudienceField.tsx'
import { errorText } from './error-text.ts'
import { LastChange } from './LastChange.tsx'
import { audienceMessages } from './messages.ts'
import { useAudienceEffect } from './useAudienceEffect.ts'
import type { SaveAudience } from './useAudienceSave.ts'

export interface AudienceDialogProps {
  /** At least one; as they are now, so that a save after somebody else's goes through. */
  items: readonly AudienceItem[]
  /** What they are together, such as a page; absent: their own name, or how many they are. */
  name?: string
  /** Groups that are offered. */
  groups: readonly AudienceGroup[]
  changes: AudienceChanges
  /** Undefined: done. Else why not; what was chosen is still the dialog's. */
  onSave: SaveAudience
  onClose: () => void
}

const Body = styled.form`
  @layer at.components {
    display: grid;
    gap: var(--at-space-5);

    > p {
      margin: 0;
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
    }
  }
`

/** Decides who sees one or many items, and says before who gains and who loses sight (PERM-14, T-68, T-70). */
export function AudienceDialog(props: AudienceDialogProps) {
  const { items, groups, changes, onSave, onClose } = props
  const tools = useMessages(audienceMessages)
  const { t } = tools
  const formId = useId()
  const [first] = useState(() => selectionOf(items, groups))
  const [selection, setSelection] = useState(first)
  const [includesInside, setIncludesInside] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<PortError>()

  const isUnchanged = isSameSelection(selection, first) && !includesInside
  const wish = toWish(items, selection, groups, includesInside)
  const { effect, lastEffect, hasFailed, insideCount, retry } = useAudienceEffect(
    changes,
    wish,
    items.map((item) => item.version),
  )
  const { close, question } = useCloseQuestion({ isChanged: !isUnchanged, onClose })
  const [only] = items.length === 1 ? items : []
  const name = props.name ?? only?.name
  const hasContainer = items.some(({ isContainer }) => isContainer)

  const save = async () => {
    setAsking(false)
    setFailure(undefined)
    setSaving(true)
    const error = await onSave(wish, items, props.name)
    setSaving(false)
    if (error) setFailure(error)
    else onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Before it is known whom it concerns, nothing is saved.
    if (isSaving || (!effect && !hasFailed)) return
    if (isUnchanged) return onClose()
    const isEmpty = selection.chosen.length + selection.mixed.length === 0
    setMissing(isEmpty)
    if (isEmpty) return
    if (effect?.locksReaderOut) setAsking(true)
    else void save()
  }

  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
        isLocked={isSaving}
        title={
          name === undefined ? t('title.many', { count: items.length }) : t('title.one', { name })
        }
        footer={
          <>
            <Button isDisabled={isSaving} onPress={close}>
              {t('action.cancel')}
            </Button>
            <Button
              variant="primary"
              type="submit"
              form={formId}
              isPending={isSaving || (!effect && !hasFailed && !isUnchanged)}
            >
              {t('action.save')}
            </Button>
          </>
        }
      >
        <Body id={formId} noValidate onSubmit={submit}>
          {failure && <Banner tone="bad">{errorText(tools, failure)}</Banner>}
          <AudienceField
            groups={groups}
            selection={selection}
            onChange={(next) => {
              setSelection(next)
              setMissing(false)
            }}
            errorMessage={isMissing ? t('required') : undefined}
          />
          {hasContainer && (
            <Checkbox
              isSelected={includesInside}
              onChange={setIncludesInside}
              description={
                insideCount === undefined ? undefined : t('inside.count', { count: insideCount })
              }
            >
              {t('inside')}
            </Checkbox>
          )}
          <AudienceEffectView
            state={
              hasFailed
                ? { state: 'failed', retry }
                : lastEffect
                  ? { state: 'ready', effect: lastEffect, isUnchanged, isOld: !effect }
                  : { state: 'loading' }
            }
          />
          {only && changes.lastChange && <LastChange query={changes.lastChange(only.id)} />}
        </Body>
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('lock.title')}
        confirmLabel={t('lock.confirm')}
        cancelLabel={t('lock.stay')}
        onConfirm={() => void save()}
      >
        {t('lock.detail')}
      </ConfirmDialog>
      {question}
    </>
  )
}
