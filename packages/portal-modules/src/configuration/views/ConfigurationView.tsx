import {
  Button,
  Form,
  PageHeader,
  SearchField,
  StateScreen,
  ToggleButton,
} from '@atrium/design-system'
import { useState } from 'react'
import { styled } from 'styled-components'
import { DiscardButton } from '../../kit/forms/DiscardButton.tsx'
import { useMessages } from '../../kit/index.ts'
import { SettingsForm } from '../../kit/settings/index.ts'
import { findSettings } from '../configuration.logic.ts'
import { messages } from '../messages/index.ts'
import type { ConfigurationModel } from '../useConfiguration.ts'
import { HistoryDialog } from './HistoryDialog.tsx'
import { SettingNote } from './SettingNote.tsx'

const Root = styled.div`
  @layer at.components {
    max-inline-size: 920px;

    .at-find {
      display: flex;
      flex-wrap: wrap;
      gap: var(--at-space-2);
      margin-block-end: var(--at-space-6);
    }
    .at-find > :first-child {
      flex: 1 1 220px;
      max-inline-size: 360px;
    }
    .at-note {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 10px;
      min-block-size: 30px;
      color: var(--at-text-3);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
    }
    /* The words of the buttons stand in line with those above. */
    .at-note > button {
      margin-inline: -4px 0;
      padding-inline: var(--at-space-1);
    }
    .at-note > span {
      margin-inline-end: 10px;
    }
    .at-note[data-at-changed] > span {
      color: var(--at-text-2);
      font-weight: 600;
    }
    /* Saving stays in sight, however long the form is. */
    > form > .at-actions {
      position: sticky;
      inset-block-end: -26px;
      z-index: 1;
      padding-block: var(--at-space-3) 26px;
      margin-block-end: -26px;
      border-block-start: 1px solid var(--at-line);
      background: var(--at-sheet);
    }
    /* What has the focus is never under that bar (WCAG 2.4.11). */
    > form :is(input, button, a, textarea):not(main *) {
      scroll-margin-block: 16px 130px;
    }
    /* The page scrolls what has the focus to above the bar; a margin alone does not do for text areas (WCAG 2.4.11). */
    main:has(& > form > .at-actions) {
      scroll-padding-block-end: 130px;
    }
    @media (max-width: 767px) {
      > form > .at-actions {
        inset-block-end: calc(-24px - env(safe-area-inset-bottom));
      }
    }
  }
`

/** The settings by their groups, saved together, each with its own answer (ADM-08). */
export function ConfigurationView({ model }: { model: ConfigurationModel }) {
  const { t } = useMessages(messages)
  const { settings, mayChange, isDirty, isSaving, history } = model
  const [text, setText] = useState('')
  const [onlyChanged, setOnlyChanged] = useState(false)
  const [readKey, setReadKey] = useState<string>()
  const byKey = new Map(settings.map((setting) => [setting.field.key, setting]))
  const read = readKey === undefined ? undefined : byKey.get(readKey)
  const found = findSettings(settings, text, onlyChanged)
  const noteOf = (key: string) => (
    <SettingNote
      setting={byKey.get(key)!}
      past={history.get(key) ?? []}
      onReset={() => model.reset(byKey.get(key)!)}
      onHistory={() => setReadKey(key)}
    />
  )
  const shown = found.map(({ id, field, can }) => ({
    id,
    field: { ...field, isReadOnly: !can.change },
  }))
  // A text among them is nothing that anybody changes.
  const isSome =
    mayChange && settings.some(({ field, can }) => field.type !== 'Text' && !can.change)
  return (
    <Root>
      <PageHeader
        title={t('title')}
        subtitle={t(!mayChange ? 'subtitle.readOnly' : isSome ? 'subtitle.some' : 'subtitle.all')}
      />
      <div className="at-find">
        <SearchField label={t('find.label')} value={text} onChange={setText} />
        <ToggleButton
          label={t('find.changed')}
          isSelected={onlyChanged}
          onChange={setOnlyChanged}
        />
      </div>
      <Form
        aria-label={t('title')}
        onSubmit={model.save}
        errors={Object.keys(model.faults).length > 0 ? model.faults : undefined}
        errorMessage={model.failure}
        isSaving={isSaving}
        blockedReason={isDirty ? undefined : t('save.nothing')}
        hasNoActions={!mayChange}
        actions={isDirty && <DiscardButton isDisabled={isSaving} onDiscard={model.discard} />}
      >
        {found.length > 0 ? (
          <SettingsForm
            settings={shown}
            headingLevel={2}
            values={model.values}
            onChange={model.change}
            faultOf={model.faultOf}
            noteOf={noteOf}
          />
        ) : (
          <StateScreen
            kind="empty"
            title={t('find.none')}
            detail={t('find.noneDetail')}
            action={
              <Button
                onPress={() => {
                  setText('')
                  setOnlyChanged(false)
                }}
              >
                {t('find.all')}
              </Button>
            }
          />
        )}
      </Form>
      {read && (
        <HistoryDialog
          setting={read}
          past={history.get(read.field.key) ?? []}
          onClose={() => setReadKey(undefined)}
        />
      )}
    </Root>
  )
}
