import { Form, PageHeader } from '@atrium/design-system'
import { styled } from 'styled-components'
import { DiscardButton } from '../../kit/DiscardButton.tsx'
import { useMessages } from '../../kit/index.ts'
import { SettingsForm } from '../../kit/settings/index.ts'
import { messages } from '../messages/index.ts'
import type { ConfigurationModel } from '../useConfiguration.ts'

const Root = styled.div`
  @layer at.components {
    max-inline-size: 920px;

    /* Saving stays in sight, however long the form is. */
    > form > .at-actions {
      position: sticky;
      inset-block-end: -26px;
      z-index: 1;
      padding-block: 12px 26px;
      margin-block-end: -26px;
      border-block-start: 1px solid var(--at-line);
      background: var(--at-sheet);
    }
    /* What has the focus is never under that bar (WCAG 2.4.11). */
    > form :is(input, button, a, textarea) {
      scroll-margin-block: 16px 130px;
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
  const { settings, mayChange, isDirty, isSaving } = model
  const shown = settings.map(({ id, field, can }) => ({
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
        <SettingsForm
          settings={shown}
          headingLevel={2}
          values={model.values}
          onChange={model.change}
          faultOf={model.faultOf}
        />
      </Form>
    </Root>
  )
}
