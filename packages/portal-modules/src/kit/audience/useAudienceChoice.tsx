import { ConfirmDialog } from '@atrium/design-system'
import { useState, type ReactNode } from 'react'
import { useMessages } from '../language/useMessages.ts'
import {
  defaultAudience,
  isReaderLeftOut,
  isSameSelection,
  type AudienceSelection,
} from './audience.logic.ts'
import type { Audience, AudienceGroup } from './audience.types.ts'
import type { AudienceFieldProps } from './AudienceField.tsx'
import { audienceMessages } from './messages.ts'

export interface AudienceChoiceOptions {
  /** Undefined: there is nothing to choose. */
  groups: readonly AudienceGroup[] | undefined
  /** Groups that see what is edited; absent: it is new, and begins with those of its place (FILE-16). */
  current?: readonly number[] | undefined
  /** DEFAULT_NOTIFY_ENABLED (PERM-15); absent: whether they are told is not asked here. */
  notifiesByDefault?: boolean
}

export interface AudienceChoice {
  /** Undefined where there is nothing to choose. */
  field: AudienceFieldProps | undefined
  /** Something other than at first is chosen. */
  isChanged: boolean
  /**
   * Resolves to what to send, after asking whoever would not see it themselves. Undefined: the choice is
   * not complete, or they want to choose again.
   */
  confirm: () => Promise<Audience | undefined>
  /** Stands beside the dialog that the choice is part of. */
  question: ReactNode
}

/** Holds who shall see something new or edited; at first its place's groups and client service (FILE-16, PERM-16). */
export function useAudienceChoice(options: AudienceChoiceOptions): AudienceChoice {
  const { groups, current, notifiesByDefault } = options
  const { t } = useMessages(audienceMessages)
  const [choice, setChoice] = useState<AudienceSelection>()
  const [notify, setNotify] = useState(notifiesByDefault ?? false)
  const [isMissing, setMissing] = useState(false)
  const [answer, setAnswer] = useState<{ give: (goesOn: boolean) => void }>()
  if (!groups) {
    return {
      field: undefined,
      isChanged: false,
      confirm: async () => ({ notify: false }),
      question: null,
    }
  }
  const first = {
    chosen: current
      ? groups.filter((one) => one.seesEverything || current.includes(one.id)).map(({ id }) => id)
      : defaultAudience(groups),
    mixed: [],
  }
  const selection = choice ?? first
  const isOther = !isSameSelection(selection, first)
  const isNotifyChanged = notifiesByDefault !== undefined && notify !== notifiesByDefault
  return {
    field: {
      groups,
      selection,
      onChange: (next) => {
        setChoice(next)
        setMissing(false)
      },
      errorMessage: isMissing ? t('required') : undefined,
      notify:
        notifiesByDefault === undefined ? undefined : { isSelected: notify, onChange: setNotify },
    },
    isChanged: isOther || isNotifyChanged,
    confirm: async () => {
      const { chosen } = selection
      if (chosen.length === 0) {
        setMissing(true)
        return undefined
      }
      // What is edited and stays as it is was so before: there is nothing to ask.
      if (current && !isOther) return { notify }
      if (isReaderLeftOut(groups, chosen)) {
        const goesOn = await new Promise<boolean>((give) => setAnswer({ give }))
        setAnswer(undefined)
        if (!goesOn) return undefined
      }
      return { groupIds: chosen, notify }
    },
    question: answer && (
      <ConfirmDialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && answer.give(false)}
        title={t('lock.new.title')}
        confirmLabel={t('lock.new.confirm')}
        cancelLabel={t('lock.stay')}
        onConfirm={() => answer.give(true)}
      >
        {t('lock.new.detail')}
      </ConfirmDialog>
    ),
  }
}
