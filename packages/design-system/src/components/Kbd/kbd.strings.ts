import { defineStrings } from '../../intl/index.ts'

/** Keys as they are printed on a keyboard, and as they are spoken. */
export const kbdStrings = defineStrings<Record<'shown' | 'spoken', Record<string, string>>>('Kbd', {
  en: {
    shown: { Mod: 'Ctrl', Ctrl: 'Ctrl', Alt: 'Alt', Shift: '⇧', Enter: '↵', Escape: 'Esc' },
    spoken: {
      Mod: 'Control',
      Shift: 'Shift',
      Enter: 'Enter',
      Escape: 'Escape',
      ArrowUp: 'Arrow up',
      ArrowDown: 'Arrow down',
      ArrowLeft: 'Arrow left',
      ArrowRight: 'Arrow right',
    },
  },
  de: {
    shown: { Mod: 'Strg', Ctrl: 'Strg', Alt: 'Alt', Shift: '⇧', Enter: '↵', Escape: 'Esc' },
    spoken: {
      Mod: 'Steuerung',
      Ctrl: 'Steuerung',
      Shift: 'Umschalt',
      Enter: 'Eingabe',
      Escape: 'Escape',
      ArrowUp: 'Pfeil hoch',
      ArrowDown: 'Pfeil runter',
      ArrowLeft: 'Pfeil links',
      ArrowRight: 'Pfeil rechts',
    },
  },
})
