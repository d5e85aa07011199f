import { Button, Form, PageHeader } from '@atrium/design-system'
import { Copy, Eye } from 'lucide-react'
import { useId, useMemo } from 'react'
import { styled } from 'styled-components'
import { choosableGroups } from '../../kit/audience/audience.logic.ts'
import type { AudienceGroup } from '../../kit/audience/audience.types.ts'
import { useAudienceChoice } from '../../kit/audience/index.ts'
import { DiscardButton } from '../../kit/forms/DiscardButton.tsx'
import { useMessages, useModuleHost, useQuery } from '../../kit/index.ts'
import type { BlockChoices, BlockDetails, BuildingBlocksPort } from '../building-blocks.port.ts'
import type { BlockDraft } from '../draft.logic.ts'
import { segmentsOf } from '../list.logic.ts'
import { messages } from '../messages/index.ts'
import { useBlockEditor } from '../useBlockEditor.ts'
import { AboutSection, BelongingSection, FrameSection } from './BlockSections.tsx'
import { AudienceSection } from './AudienceSection.tsx'
import { BlockFailed, BlockLoading } from './BlockStates.tsx'
import { BlockTrail } from './BlockTrail.tsx'
import { editorCss } from './blocks.css.ts'
import { ConflictList } from './ConflictList.tsx'
import { FieldPreview } from './FieldPreview.tsx'
import { FieldsSection } from './FieldsSection.tsx'
import { MediaSection } from './MediaSection.tsx'

export interface EditorViewProps {
  port: BuildingBlocksPort
  componentId: number
  /** The block that is changed; undefined: a new one. */
  block: BlockDetails | undefined
  /** The block that a new one is a copy of. */
  source: BlockDetails | undefined
  /** What the form begins with. */
  start: BlockDraft
  refresh: () => void
}

/** The form of a block once all that it chooses from is there. */
export function EditorView(props: EditorViewProps) {
  const { port, componentId, block, source } = props
  const choices = useQuery(useMemo(() => port.choices(), [port]))
  // A copy is seen by whoever sees what it was copied from, unless somebody chooses otherwise.
  const placeId = block?.id ?? source?.id ?? componentId
  const groups = useQuery(useMemo(() => port.audience?.groups(placeId), [port, placeId]))
  if (choices.state === 'failed') return <BlockFailed error={choices.error} onRetry={choices.retry} /> // prettier-ignore
  // Groups that come later would push the fields down.
  if (choices.state === 'loading' || (port.audience && groups.state === 'loading'))
    return <BlockLoading />
  const all = groups.state === 'ready' ? choosableGroups(groups.data) : []
  return <BlockForm {...props} choices={choices.data} groups={all.length > 0 ? all : undefined} />
}

const Root = styled.div`
  ${editorCss}
`

interface BlockFormProps extends EditorViewProps {
  choices: BlockChoices
  /** Undefined: nobody chooses who sees it. */
  groups: readonly AudienceGroup[] | undefined
}

function BlockForm({ choices, groups, ...props }: BlockFormProps) {
  const { port, componentId, block, source, start, refresh } = props
  const { t } = useMessages(messages)
  const { setPath } = useModuleHost()
  const formId = useId()
  const audienceBefore = (block ?? source)?.audience
  const audience = useAudienceChoice({ groups, current: audienceBefore })
  const editor = useBlockEditor({
    port,
    componentId,
    block,
    start,
    audience,
    audienceBefore,
    refresh,
  })
  const { draft, isDirty, isSaving } = editor
  const title = block ? t('edit.title') : source ? t('copy.title') : t('create.title')
  return (
    <Root onInvalidCapture={editor.refuse}>
      <PageHeader
        breadcrumb={<BlockTrail onLeave={port.openOrders} here={block?.name ?? title} />}
        title={title}
        subtitle={
          block
            ? block.name
            : source
              ? t('copy.subtitle', { name: source.name })
              : t('create.subtitle')
        }
        actions={
          block && (
            <>
              <Button
                icon={Copy}
                onPress={() => setPath(segmentsOf({ kind: 'new', copyOf: block.id }))}
              >
                {t('action.copy')}
              </Button>
              <Button
                icon={Eye}
                onPress={() => setPath(segmentsOf({ kind: 'options', id: block.id }))}
              >
                {t('action.options')}
              </Button>
            </>
          )
        }
      />
      <Form
        id={formId}
        aria-label={title}
        hasNoActions
        onSubmit={editor.save}
        errors={editor.refused}
        errorMessage={
          editor.failure && (
            <>
              {editor.failure}
              <ConflictList
                editor={editor}
                mediaTypes={choices.mediaTypes}
                campaigns={choices.campaigns}
              />
            </>
          )
        }
        isSaving={isSaving}
      >
        <div>
          <AboutSection editor={editor} />
          <FrameSection editor={editor} />
          <BelongingSection editor={editor} block={block} campaigns={choices.campaigns} />
          <MediaSection editor={editor} mediaTypes={choices.mediaTypes} />
          <AudienceSection audience={audience} faultOf={editor.faultOf} />
          <FieldsSection editor={editor} mediaTypes={choices.mediaTypes} />
        </div>
      </Form>
      {/* Beside the form: what is tried out there is not sent. */}
      <FieldPreview draft={draft} mediaTypes={choices.mediaTypes} />
      <div className="at-bar">
        {isDirty && <DiscardButton isDisabled={isSaving} onDiscard={editor.discard} />}
        <Button
          variant="primary"
          type="submit"
          form={formId}
          isPending={isSaving}
          isDisabled={!isDirty && block !== undefined}
          disabledReason={t('save.nothing')}
        >
          {t(block ? 'action.save' : 'action.create')}
        </Button>
      </div>
      {audience.question}
    </Root>
  )
}
