import { Button, Form } from '@atrium/design-system'
import { useEffect, type ReactNode } from 'react'
import { useSettingsMessages } from './messages/index.ts'
import type { Failure } from './useFailure.ts'

interface SettingsFormProps {
  label: string
  failure: Failure | undefined
  /** Something differs from what the server has. */
  isDirty: boolean
  isSaving: boolean
  onSave: () => Promise<unknown>
  onDiscard: () => void
  /** Told while it is shown, so that nobody leaves it by mistake. */
  onDirtyChange: (isDirty: boolean) => void
  children: ReactNode
}

/** The frame of a form in the settings: saved and discarded as a whole. */
export function SettingsForm(props: SettingsFormProps) {
  const { label, failure, isDirty, isSaving, onSave, onDiscard, onDirtyChange, children } = props
  const { t } = useSettingsMessages()

  useEffect(() => {
    onDirtyChange(isDirty)
    return () => onDirtyChange(false)
  }, [isDirty, onDirtyChange])

  return (
    <Form
      aria-label={label}
      onSubmit={() => void onSave()}
      errors={failure}
      errorMessage={failure?.message}
      submitLabel={t('save')}
      isSaving={isSaving}
      blockedReason={isDirty ? undefined : t('nothingToSave')}
      actions={
        isDirty && (
          <Button
            variant="quiet"
            isDisabled={isSaving}
            onPress={({ currentTarget }) => {
              // It goes with what it discards; the button beside it stays.
              const { nextElementSibling: save } = currentTarget
              if (save instanceof HTMLElement) save.focus()
              onDiscard()
            }}
          >
            {t('discard')}
          </Button>
        )
      }
    >
      {children}
    </Form>
  )
}
