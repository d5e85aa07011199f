import { defineStrings } from '../../intl/index.ts'

/** Words of states that not every product knows. */
export const stateScreenStrings = defineStrings('StateScreen', {
  en: {
    maintenance: {
      title: 'We are working on the portal',
      detail: 'Your data is safe. Work continues here shortly.',
    },
  },
  de: {
    maintenance: {
      title: 'Wir arbeiten gerade am Portal',
      detail: 'Ihre Daten sind sicher. In Kürze geht es hier weiter.',
    },
  },
})
