import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Trash2 } from 'lucide-react'
import { expect, screen, userEvent } from 'storybook/test'
import { IconButton } from '../../components/IconButton/index.ts'
import { ListRow, ListRows } from '../../components/ListRow/index.ts'
import { ToastRegion, useToasts } from '../../components/Toast/index.ts'
import { Sheet, Topic, sheetMeta } from '../index.ts'
import { Live, Rules } from './Rules.tsx'

const FILES = ['Mediaplan Sommerfrische v3.pdf', 'Kinospot 20 Sekunden.mp4', 'Briefing.docx']

function Files() {
  const [files, setFiles] = useState(FILES)
  const toasts = useToasts()
  const remove = (file: string) => {
    setFiles((all) => all.filter((one) => one !== file))
    toasts.show({
      tone: 'info',
      title: `„${file}“ gelöscht`,
      action: {
        label: 'Rückgängig',
        onPress: () => setFiles(FILES.filter((one) => one === file || files.includes(one))),
      },
    })
  }
  return (
    <ListRows aria-label="Dateien">
      {files.map((file) => (
        <ListRow
          key={file}
          title={file}
          actions={
            <IconButton icon={Trash2} label={`${file} löschen`} onPress={() => remove(file)} />
          }
        />
      ))}
    </ListRows>
  )
}

const meta = {
  title: 'Patterns/Undo instead of asking',
  tags: ['!autodocs'],
  ...sheetMeta,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Undo: Story = {
  name: 'Undo instead of asking',
  render: () => (
    <ToastRegion>
      <Sheet
        title="Undo instead of asking"
        lead="“Are you sure?” is answered yes before it is read. So things are done at once, and can be taken back for as long as the message stays."
      >
        <Live>
          <Files />
        </Live>
        <Topic title="Rules">
          <Rules
            rules={[
              'Done at once, told once, with one way back. The message waits while pointer or focus is on it.',
              'Undo restores everything: the place, the order, who was told.',
              'We ask only before what cannot be taken back or reaches other people, and the button says what it does.',
              'What was deleted lies in the bin for 30 days.',
            ]}
          />
        </Topic>
      </Sheet>
    </ToastRegion>
  ),
}

export const TakenBack: Story = {
  name: 'what was deleted comes back where it was',
  tags: ['!dev'],
  render: Undo.render,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Briefing.docx löschen' }))
    await expect(canvas.queryByText('Briefing.docx')).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
    await expect(await canvas.findByText('Briefing.docx')).toBeVisible()
  },
}
