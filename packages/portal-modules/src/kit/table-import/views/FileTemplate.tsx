import { Button } from '@atrium/design-system'
import { Download } from 'lucide-react'
import { styled } from 'styled-components'

const Root = styled.div`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 10px var(--at-space-5);
    color: var(--at-text-2);

    > p {
      flex: 1 1 320px;
      margin: 0;
    }
  }
`

export interface FileTemplateProps {
  /** What the template is good for. */
  text: string
  /** On its button. */
  label: string
  onSave: () => void
}

/** A file in the form that the import reads, to take along. */
export function FileTemplate({ text, label, onSave }: FileTemplateProps) {
  return (
    <Root>
      <p>{text}</p>
      <Button icon={Download} onPress={onSave}>
        {label}
      </Button>
    </Root>
  )
}
