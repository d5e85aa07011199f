import { Banner, Breadcrumbs, Button, Form, PageHeader, Section } from '@atrium/design-system'
import { styled } from 'styled-components'
import { DiscardButton } from '../../kit/forms/DiscardButton.tsx'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { targetName, targetOf } from '../theme-studio.logic.ts'
import type { PictureModel } from '../usePictures.ts'
import type { ThemeEditorModel } from '../useThemeEditor.ts'
import { ColorFields } from './ColorFields.tsx'
import { LookFields } from './LookFields.tsx'
import { Preview } from './Preview.tsx'
import { editorCss } from './studio.css.ts'
import { TargetField } from './TargetField.tsx'
import { Verdicts } from './Verdicts.tsx'

export interface ThemeEditorViewProps {
  editor: ThemeEditorModel
  pictures: PictureModel
}

const Root = styled.div`
  ${editorCss}
`

/** A theme's form, what becomes of its colours, and beside it the screen that they make (T-11, D-07). */
export function ThemeEditorView({ editor, pictures }: ThemeEditorViewProps) {
  const { t } = useMessages(messages)
  const { studio, theme, draft, canEdit, overtaken, failure } = editor
  const target = theme?.target ?? targetOf(draft)
  const title = theme
    ? theme.target.kind === 'application'
      ? t('target.all', { name: studio.name })
      : ((target && targetName(studio, target)) ?? t(`target.${theme.target.kind}Gone`))
    : t('new.title')
  return (
    <Root>
      <PageHeader
        breadcrumb={
          <Breadcrumbs
            items={[
              { id: 'all', label: t('title') },
              { id: 'this', label: title },
            ]}
            onNavigate={editor.toList}
          />
        }
        title={title}
        subtitle={canEdit ? t('edit.subtitle') : t('edit.readOnly')}
      />
      {overtaken && (
        <div className="at-overtaken">
          <Banner
            tone="warn"
            action={
              <>
                <Button onPress={overtaken.takeTheirs}>{t('overtaken.theirs')}</Button>
                <Button onPress={overtaken.keepMine}>{t('overtaken.mine')}</Button>
              </>
            }
          >
            {t('overtaken.detail')}
          </Banner>
        </div>
      )}
      <div className="at-desk">
        <Form
          aria-label={title}
          onSubmit={editor.save}
          errors={failure}
          errorMessage={failure?.message}
          submitLabel={t('action.save')}
          isSaving={editor.isSaving}
          blockedReason={editor.isDirty || !theme ? undefined : t('save.nothing')}
          hasNoActions={!canEdit}
          actions={
            editor.isDirty && (
              <DiscardButton isDisabled={editor.isSaving} onDiscard={editor.discard} />
            )
          }
        >
          <Section title={t('colors.title')} description={t('colors.detail')}>
            <ColorFields editor={editor} pictures={pictures} />
          </Section>
          <Section title={t('verdict.title')} description={t('verdict.detail')}>
            <Verdicts editor={editor} />
          </Section>
          <Section title={t('target.title')} description={t('target.detail')}>
            <TargetField editor={editor} />
          </Section>
          <Section title={t('look.title')}>
            <LookFields editor={editor} pictures={pictures} />
          </Section>
        </Form>
        <Preview name={studio.name} look={editor.shown} />
      </div>
    </Root>
  )
}
