import type { Guide } from './guide.types.ts'

/** What people press, and what opens over the page for it. */
export const acting: Record<string, Guide> = {
  Button: {
    use: [
      'Something happens: it is saved, sent, approved, opened for writing.',
      'With `href` for the one way on, where a link in the text would be overlooked.',
    ],
    not: [
      'For a place among others: that is a `Link`, or a row of `NavList`.',
      'For a choice that stays: `SegmentedControl`, `ToggleButton` or `Switch`.',
      'For a fifth command beside four: `Menu`.',
    ],
    anatomy: [
      'Icon, where it is known without words',
      'Label: verb and thing',
      'Spinner in the icon’s place while it waits',
    ],
    does: [
      'One primary button in sight; what else there is, is secondary or quiet.',
      'Say what happens: “Approve plan”.',
      'Keep it pressable and say at the field what is missing.',
    ],
    donts: [
      '“OK” or “Yes”: nobody knows what to.',
      'Two primary buttons side by side.',
      'A disabled button that does not say why.',
    ],
    related: ['IconButton', 'ButtonGroup', 'SplitButton', 'ToggleButton', 'Link'],
  },
  IconButton: {
    use: [
      'A command that everybody knows by its icon: close, search, more.',
      'In rows and toolbars, where a word for each would be noise.',
    ],
    not: [
      'For the main thing that a page is for: `Button`.',
      'For an icon that has to be explained: then it needs its word.',
    ],
    anatomy: ['Icon', 'Label: spoken, and shown as tooltip'],
    does: [
      'Name the thing, too: “Remove Plan v3.pdf”, not “Remove”.',
      'Give fingers their 44 px; the component does where the pointer is coarse.',
    ],
    donts: [
      'Information that stands in the tooltip alone.',
      'The same icon for two commands in sight.',
    ],
    related: ['Button', 'Toolbar', 'Tooltip', 'Menu'],
  },
  Menu: {
    use: [
      'Commands about one thing that are seldom needed at once: those of a row, of a card, of a page.',
      'Everything that is dragged has its command here, too.',
    ],
    not: [
      'To fill in a value: `Select` or `ComboBox`.',
      'For two commands: show them.',
      'For places to go to: `NavList`.',
    ],
    anatomy: [
      'Trigger',
      'Sections with headings, where there are more than seven',
      'Items: icon, label, key',
      'A line, and below it what deletes',
    ],
    does: [
      'Most needed first, what deletes last.',
      'The same order in every row.',
      'Leave out what somebody may not; show disabled what is only not possible now, with the reason.',
    ],
    donts: [
      'A menu in a menu in a menu.',
      'Commands that are in the menu alone and needed all day.',
    ],
    related: ['ContextMenu', 'SplitButton', 'ActionBar', 'IconButton'],
  },
  Dialog: {
    use: [
      'A short piece of work that belongs to the page behind it: a form of some fields, a choice with a consequence.',
      'The page must not go on meanwhile.',
    ],
    not: [
      'To ask whether something shall really be deleted: `ConfirmDialog`, or better, do it and offer the way back by a `Toast`.',
      'To read beside the page: `Drawer`.',
      'For more than a screen of fields: a page of its own.',
    ],
    anatomy: [
      'Title: what is done',
      'Close',
      'Content, which scrolls alone',
      'Foot: the way back, then the main button',
    ],
    does: [
      'Put the focus where the work begins.',
      'Close by Escape, and ask before typed words are lost.',
      'Name the button as the title.',
    ],
    donts: ['A dialog over a dialog.', 'A dialog that opens by itself.'],
    related: ['ConfirmDialog', 'Drawer', 'Popover', 'Form'],
  },
  ConfirmDialog: {
    use: ['Something that nobody can take back, or that reaches other people.'],
    not: [
      'Where there is a way back: do it at once and say so in a `Toast`.',
      'For a choice of several: `Dialog` with `RadioGroup`.',
    ],
    anatomy: [
      'Question with the name of the thing',
      'What follows from it, with numbers',
      'The way back',
      'The deed, named by its verb',
    ],
    does: [
      'Say what is lost and for whom: “14 files, for everybody”.',
      'The way back has the focus where it deletes.',
    ],
    donts: [
      '“Are you sure?”',
      'Asking each time for what is done often: then people stop reading.',
    ],
    related: ['Dialog', 'Toast', 'Banner'],
  },
  Drawer: {
    use: [
      'To read or to change one thing while the list stays in sight: notifications, details, a chat.',
    ],
    not: ['For what must be answered first: `Dialog`.', 'For a hint about one control: `Popover`.'],
    anatomy: [
      'Title',
      'Close',
      'Content, which scrolls alone',
      'Foot, where there is something to save',
    ],
    does: [
      'Give it an address, so that Back closes it.',
      'On a phone it takes the screen: begin with the title.',
    ],
    donts: ['A drawer beside a drawer.'],
    related: ['Dialog', 'Popover', 'Split'],
  },
  Banner: {
    use: [
      'Something that stays true for a while and concerns all of the page or a part: no connection, being looked at as somebody else, a fault above a form.',
    ],
    not: [
      'For what just happened: `Toast`.',
      'Where there is nothing else to see: `StateScreen`.',
      'For a single field: its own `errorMessage`.',
    ],
    anatomy: ['Icon of its tone', 'One sentence', 'One way on', 'Close, where it may be put away'],
    does: ['Place it over what it is about.', 'Say what to do, not only what is.'],
    donts: ['Several banners below each other.', 'A tone for looks: red is for what failed.'],
    related: ['Toast', 'StateScreen', 'StatusMark'],
  },
  Toast: {
    use: ['What just happened by somebody’s own doing, with the way back.'],
    not: [
      'For what has to be read: it goes by itself.',
      'For a fault of a field, or of a page: `Banner`, `StateScreen`.',
    ],
    anatomy: ['Icon', 'What happened, with the name of the thing', 'One action: undo'],
    does: ['Offer undo wherever there is one.', 'One sentence, past tense.'],
    donts: ['“Success!”', 'The only way to something.'],
    related: ['Banner', 'ConfirmDialog', 'LiveRegion'],
  },
}
