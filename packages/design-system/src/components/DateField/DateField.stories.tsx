import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Button } from '../Button/index.ts'
import { DateField } from './DateField.tsx'

const meta = {
  title: 'Components/Inputs/DateField',
  component: DateField,
  args: { label: 'Erscheinungstermin', today: '2027-03-18', onChange: fn() },
  parameters: {
    keyboard: [
      ['Digits', 'Type day, month and year; each jumps on by itself'],
      ['Arrow Up, Arrow Down', 'One more or one less of the part'],
      ['Page Up, Page Down', 'Several more or less of the part'],
      ['Arrow Left, Arrow Right', 'Moves between the parts'],
      ['Backspace', 'Empties the part'],
      ['Enter', 'Sends the form'],
    ],
    without: { Variants: 'has one look' },
  },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { defaultValue: '2027-04-01' } }

export const States: Story = {
  render: (args) => (
    <Column>
      <DateField {...args} isRequired />
      <DateField {...args} defaultValue="2027-04-01" description="Der erste Tag der Ausgabe." />
      <DateField
        {...args}
        defaultValue="2027-02-01"
        errorMessage="Der Anzeigenschluss war am 20.01.2027."
      />
      <DateField {...args} defaultValue="2027-04-01" isReadOnly />
      <DateField {...args} defaultValue="2027-04-01" isDisabled />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    label: 'Letzter Tag der Werbemittelanlieferung beim Außenwerbungsunternehmen',
    description: 'Danach eingehende Unterlagen erscheinen erst in der folgenden Dekade.',
    isRequired: true,
  },
  render: (args) => (
    <Phone>
      <DateField {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  args: { defaultValue: '2027-04-01' },
  render: (args) => (
    <Phone>
      <DateField {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  args: { isLabelHidden: true, defaultValue: '2027-04-01' },
  render: (args) => (
    <ThemeGrid>
      <DateField {...args} />
    </ThemeGrid>
  ),
}

export const Typed: Story = {
  name: 'takes day, month and year one after the other',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Erscheinungstermin'))
    await userEvent.keyboard('01042027')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-04-01')
    const [day, month, year] = canvas.getAllByRole('spinbutton')
    await expect([day, month, year].map((part) => part?.textContent).join('.')).toBe('01.04.2027')
    await expect(canvas.getByRole('group', { name: 'Erscheinungstermin' })).toBeVisible()
  },
}

export const FullYear: Story = {
  name: 'a year of four digits takes no more, until it is deleted, counted or come back to',
  play: async ({ args, canvas, step }) => {
    const year = () => canvas.getByRole('spinbutton', { name: /^Jahr/ })
    await step('Further digits change nothing', async () => {
      await userEvent.click(canvas.getByText('Erscheinungstermin'))
      await userEvent.keyboard('24122026')
      await userEvent.keyboard('27')
      await expect(year()).toHaveTextContent('2026')
      await userEvent.tab()
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24')
    })
    await step('Come back to, it is typed anew', async () => {
      await userEvent.click(year())
      await userEvent.keyboard('2027')
      await expect(args.onChange).toHaveBeenLastCalledWith('2027-12-24')
    })
    await step('Counted, it is typed anew as well; deleted, it goes on', async () => {
      await userEvent.keyboard('{ArrowUp}2029')
      await expect(args.onChange).toHaveBeenLastCalledWith('2029-12-24')
      await userEvent.keyboard('{Backspace}6')
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24')
    })
    await step('What was pasted counts as nothing typed', async () => {
      await userEvent.paste('06.01.2027')
      await userEvent.keyboard('2028')
      await userEvent.tab()
      await expect(args.onChange).toHaveBeenLastCalledWith('2028-01-06')
    })
  },
}

export const Counted: Story = {
  name: 'counts with the arrows and empties part by part',
  args: { defaultValue: '2027-04-15' },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-04-16')
    await userEvent.keyboard('{ArrowRight}{PageUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-06-16')
    await userEvent.keyboard('{PageDown}{ArrowDown}{ArrowLeft}{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-03-15')
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveTextContent('tt')
  },
}

export const NotBeforeToday: Story = {
  name: 'says so when the day is before the first one allowed',
  args: { minValue: 'today', name: 'day' },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <DateField {...args} />
      <Button type="submit">Speichern</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Erscheinungstermin'))
    await userEvent.keyboard('17032027')
    await userEvent.tab()
    await expect(
      await canvas.findByText('Bitte wählen Sie den 18.03.2027 oder einen späteren Tag.'),
    ).toBeVisible()
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveAttribute('aria-invalid', 'true')
  },
}

const send = fn()

export const EnterSends: Story = {
  name: 'Enter sends the form with the day that was typed, and none that does not exist',
  args: { name: 'day' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send(new FormData(event.currentTarget).get('day'))
      }}
    >
      <DateField {...args} />
      <Button type="submit">Speichern</Button>
    </form>
  ),
  play: async ({ canvas, step }) => {
    send.mockClear()
    await step('A day with a short year', async () => {
      await userEvent.click(canvas.getByText('Erscheinungstermin'))
      await userEvent.keyboard('010427{Enter}')
      await expect(send.mock.calls).toEqual([['2027-04-01']])
    })
    await step('31 April', async () => {
      canvas.getAllByRole('spinbutton')[0]!.focus()
      await userEvent.keyboard('31042027{Enter}')
      await canvas.findByText('Den 31. April 2027 gibt es nicht.')
      await expect(send).toHaveBeenCalledOnce()
    })
  },
}

const typedText = (parts: readonly HTMLElement[]) => parts.map((part) => part.textContent).join('.')

export const ShortYear: Story = {
  name: 'reads a year of two digits as this century, and nobody hears of one that is half typed',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Erscheinungstermin'))
    await userEvent.keyboard('010327')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-03-01')
    await expect(typedText(canvas.getAllByRole('spinbutton'))).toBe('01.03.2027')
  },
}

export const HalfYear: Story = {
  name: 'a year of three digits is no year, and stands in the way of sending',
  args: { name: 'day' },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <DateField {...args} />
      <Button type="submit">Speichern</Button>
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Erscheinungstermin'))
    await userEvent.keyboard('0103202')
    await userEvent.tab()
    await canvas.findByText('Bitte geben Sie das Jahr mit vier Ziffern ein.')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvasElement.querySelector('form')!.checkValidity()).toBe(false)
  },
}

export const NoSuchDay: Story = {
  name: 'a day that does not exist is refused, never replaced by another one',
  args: { name: 'day', defaultValue: '2027-03-15' },
  render: HalfYear.render!,
  play: async ({ args, canvas, canvasElement, step }) => {
    const form = canvasElement.querySelector('form')!
    await step('31 April: it goes on standing there, and is said', async () => {
      await userEvent.click(canvas.getByText('Erscheinungstermin'))
      await userEvent.keyboard('31042027')
      await expect(typedText(canvas.getAllByRole('spinbutton'))).toBe('31.04.2027')
      await userEvent.tab()
      await canvas.findByText('Den 31. April 2027 gibt es nicht.')
      await expect(args.onChange).not.toHaveBeenCalledWith('2027-04-30')
      await expect(typedText(canvas.getAllByRole('spinbutton'))).toBe('31.04.2027')
      await expect(form.checkValidity()).toBe(false)
    })
    await step('Typed anew it is fine', async () => {
      await userEvent.click(canvas.getByText('Erscheinungstermin'))
      await userEvent.keyboard('30042027')
      await userEvent.tab()
      await expect(args.onChange).toHaveBeenLastCalledWith('2027-04-30')
      await expect(canvas.queryByText(/gibt es nicht/)).toBeNull()
      await expect(form.checkValidity()).toBe(true)
    })
    await step('29 February, with a year of two digits', async () => {
      await userEvent.click(canvas.getByText('Erscheinungstermin'))
      await userEvent.keyboard('290227')
      await userEvent.tab()
      await canvas.findByText('Den 29. Februar 2027 gibt es nicht.')
      await expect(typedText(canvas.getAllByRole('spinbutton'))).toBe('29.02.2027')
      await expect(args.onChange).toHaveBeenLastCalledWith('2027-04-30')
    })
    await step(
      'What was typed still stands there when the field was left again, and is mended in place',
      async () => {
        canvas.getAllByRole('spinbutton')[0]!.focus()
        await userEvent.tab()
        await userEvent.tab()
        await userEvent.tab()
        await expect(typedText(canvas.getAllByRole('spinbutton'))).toBe('29.02.2027')
        await canvas.findByText('Den 29. Februar 2027 gibt es nicht.')
        canvas.getAllByRole('spinbutton')[0]!.focus()
        await userEvent.keyboard('28')
        await userEvent.tab()
        await expect(args.onChange).toHaveBeenLastCalledWith('2027-02-28')
        await expect(typedText(canvas.getAllByRole('spinbutton'))).toBe('28.02.2027')
      },
    )
  },
}

export const NothingAlteredUnsaid: Story = {
  name: 'what is no day is refused as it was typed: 32 is not 2, and a day without a year is not none',
  args: { name: 'day' },
  render: HalfYear.render!,
  play: async ({ args, canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form')!
    const type = async (text: string) => {
      await userEvent.click(canvas.getByText('Erscheinungstermin'))
      await userEvent.keyboard(text)
      await userEvent.tab()
    }
    const isRefused = async (why: string) => {
      await canvas.findByText(why)
      await expect(form.checkValidity()).toBe(false)
    }
    await type('32.12.2026')
    await isRefused('Den 32. Dezember 2026 gibt es nicht.')
    await expect(typedText(canvas.getAllByRole('spinbutton'))).toBe('32.12.2026')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await type('15132026')
    await isRefused('Das ist kein Datum. Eines sieht so aus: 24.12.2027.')
    await type('2026-12-24')
    await isRefused('Das ist kein Datum. Eines sieht so aus: 24.12.2027.')
    await type('01010000')
    await isRefused('Das ist kein Datum. Eines sieht so aus: 24.12.2027.')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await type('31.12.')
    await isRefused('Bitte geben Sie Tag, Monat und Jahr an.')
    await expect(typedText(canvas.getAllByRole('spinbutton'))).toBe('31.12.jjjj')
    await type('31.12.2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-31')
    await expect(form.checkValidity()).toBe(true)
  },
}

export const HalfTypedInTwoGoes: Story = {
  name: 'a day that is no day is still none when its year is typed later',
  args: { name: 'day' },
  render: HalfYear.render!,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Erscheinungstermin'))
    await userEvent.keyboard('32.12.')
    await userEvent.tab()
    await canvas.findByText('Das ist kein Datum. Eines sieht so aus: 24.12.2027.')
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^Jahr/ }))
    await userEvent.keyboard('2026')
    await userEvent.tab()
    await canvas.findByText('Den 32. Dezember 2026 gibt es nicht.')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.click(canvas.getByText('Erscheinungstermin'))
    await userEvent.keyboard('31122026')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-31')
  },
}

export const NoSuchDayOfParent: Story = {
  name: 'a parent that holds the day hears of none that does not exist, and the field says why',
  args: { name: 'day' },
  render: function Held(args) {
    const [day, setDay] = useState<string | null>('2026-11-27')
    return (
      <form onSubmit={(event) => event.preventDefault()}>
        <DateField
          {...args}
          value={day}
          onChange={(next) => {
            args.onChange?.(next)
            setDay(next)
          }}
        />
        <Button onPress={() => setDay('2026-12-24')}>Heiligabend</Button>
      </form>
    )
  },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Erscheinungstermin'))
    await userEvent.keyboard('31042027')
    await userEvent.tab()
    await canvas.findByText('Den 31. April 2027 gibt es nicht.')
    await expect(typedText(canvas.getAllByRole('spinbutton'))).toBe('31.04.2027')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-27')
    await expect(canvasElement.querySelector('form')!.checkValidity()).toBe(false)
    // A day that comes from elsewhere is another matter.
    await userEvent.click(canvas.getByRole('button', { name: 'Heiligabend' }))
    await waitFor(() => expect(canvas.queryByText(/gibt es nicht/)).toBeNull())
    await expect(typedText(canvas.getAllByRole('spinbutton'))).toBe('24.12.2026')
  },
}

export const Pasted: Story = {
  name: 'takes what was copied elsewhere, and gives what it takes',
  play: async ({ args, canvas }) => {
    const paste = async (text: string) => {
      await userEvent.click(canvas.getByText('Erscheinungstermin'))
      await userEvent.paste(text)
    }
    await paste('24.12.2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24')
    await paste('bis 2027-01-06')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-06')
    await paste('3. März 2027')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-03-03')
    await paste('6 Jan 2027')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-06')
    await paste('nächste Woche')
    await canvas.findByText('Das ist kein Datum. Eines sieht so aus: 24.12.2027.')
    await paste('31.11.2026')
    await canvas.findByText('Den 31. November 2026 gibt es nicht.')
    await expect(args.onChange).toHaveBeenCalledTimes(4)
    const clipboardData = new DataTransfer()
    const copy = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement!.dispatchEvent(copy)
    await expect(clipboardData.getData('text/plain')).toBe('06.01.2027')
  },
}
