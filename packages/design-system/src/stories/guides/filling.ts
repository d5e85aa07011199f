import type { Guide } from './guide.types.ts'

const field = [
  'Label, always in sight',
  'Control',
  'Description: what it is for, a format',
  'What is wrong, in place of the description',
]

/** What is filled in. */
export const filling: Record<string, Guide> = {
  TextField: {
    use: ['A short text that nobody can offer as a choice: a name, a subject, an order number.'],
    not: [
      'For a number that is counted with: `NumberField`.',
      'For a day: `DatePicker`.',
      'For several lines: `TextArea`.',
      'For one of some known words: `Select` or `ComboBox`.',
    ],
    anatomy: field,
    does: [
      'As wide as the answer is long.',
      'Say what is wrong when somebody leaves the field, and how it is right.',
      'Give `autoComplete` where the browser knows the answer.',
    ],
    donts: ['A placeholder in place of the label.', 'Clearing what was typed after a fault.'],
    related: ['TextArea', 'NumberField', 'SearchField', 'PasswordField', 'InlineEdit'],
  },
  TextArea: {
    use: ['Words to somebody: a briefing, a reason, a comment.'],
    not: [
      'For formatted text: `RichText` shows it, the kit has a field for it.',
      'For one line: `TextField`.',
      'Where people are mentioned: `MentionArea`.',
    ],
    anatomy: [...field, 'Counter, from the last fifth of a limit on'],
    does: ['As high as a usual answer; it grows with what is typed.'],
    donts: ['A limit that cuts while somebody types.'],
    related: ['TextField', 'MentionArea', 'RichText'],
  },
  Select: {
    use: ['One of five to fifteen known answers.'],
    not: [
      'For two to four: `RadioGroup`, or `SegmentedControl` for a view.',
      'For many, or where people know the word: `ComboBox`.',
      'For commands: `Menu`.',
    ],
    anatomy: [...field, 'List below it, with a mark at the chosen one'],
    does: [
      'In an order that people know: by time, by size, by alphabet.',
      'Say what nothing chosen means: “All clients”.',
    ],
    donts: ['“Please choose” as the answer that is sent.'],
    related: ['ComboBox', 'RadioGroup', 'TagPicker', 'SegmentedControl'],
  },
  ComboBox: {
    use: [
      'One of many answers whose name people know: a person, a campaign, a station.',
      'With `allowsCustom` also an answer that nobody foresaw.',
    ],
    not: [
      'For several answers: `TagPicker`.',
      'To search a page: `SearchField`.',
      'For ten answers: `Select`.',
    ],
    anatomy: [...field, 'List of what fits, with the letters that were typed in bold'],
    does: [
      'Find by any word of the answer, not only the first.',
      'Say what there is if nothing fits.',
    ],
    donts: ['More than a line for each answer, unless two look alike.'],
    related: ['Select', 'TagPicker', 'SearchField'],
  },
  Checkbox: {
    use: ['Yes or no, as part of a form that is saved.', 'Several of a list, each by itself.'],
    not: ['For what holds at once: `Switch`.', 'For one of several: `RadioGroup`.'],
    anatomy: ['Box', 'Label: what holds when it is ticked', 'Description'],
    does: [
      'Word it as what is so: “Notify everybody”.',
      'The whole line is pressed, not the box alone.',
    ],
    donts: ['“Do not …”: nobody knows what an empty box means then.'],
    related: ['Switch', 'RadioGroup', 'TagPicker'],
  },
  RadioGroup: {
    use: ['One of two to five answers that are compared before one is chosen.'],
    not: [
      'For more: `Select`.',
      'For yes and no: `Checkbox`.',
      'To look at something otherwise: `SegmentedControl`.',
    ],
    anatomy: [
      'Label of the group',
      'Answers below each other, each with its description',
      'What is wrong',
    ],
    does: [
      'The usual answer first, and chosen.',
      'A line of description where answers have consequences.',
    ],
    donts: ['A chosen answer that costs something.'],
    related: ['Select', 'SegmentedControl', 'Checkbox'],
  },
  Switch: {
    use: ['A setting that holds at once: live, dark, shared.'],
    not: [
      'In a form with a button: `Checkbox`.',
      'For two things that are both something: `SegmentedControl`.',
    ],
    anatomy: ['Label', 'Description', 'Switch at the end'],
    does: ['Save it at once, and put it back with a reason where that fails.'],
    donts: ['A button “Save” below it.', 'A label that changes with it.'],
    related: ['Checkbox', 'ToggleButton', 'SegmentedControl'],
  },
  SegmentedControl: {
    use: ['Two to five ways to look at the same: list and board, week and month.'],
    not: [
      'For places: `Tabs`.',
      'For a field of a form: `RadioGroup`.',
      'To filter by several: `FilterBar`.',
    ],
    anatomy: ['Label, spoken', 'Segments of one word or one icon each', 'Mark that moves'],
    does: ['Remember what was chosen.', 'Words of about the same length.'],
    donts: ['Six segments: on a phone nobody reads them.'],
    related: ['Tabs', 'RadioGroup', 'ToggleButtonGroup'],
  },
}
