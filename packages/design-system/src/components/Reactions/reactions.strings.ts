import { defineStrings } from '../../intl/index.ts'

/** The words of reactions. */
export const reactionsStrings = defineStrings('Reactions', {
  en: {
    like: 'Like',
    heart: 'Heart',
    'very-satisfied': 'Very satisfied',
    'very-dissatisfied': 'Very dissatisfied',
    idea: 'Good idea',
    react: 'React',
    reactions: 'Reactions',
    count: (word: string, count: string) => `${word}, ${count}`,
  },
  de: {
    like: 'Gefällt mir',
    heart: 'Herz',
    'very-satisfied': 'Sehr zufrieden',
    'very-dissatisfied': 'Sehr unzufrieden',
    idea: 'Gute Idee',
    react: 'Reagieren',
    reactions: 'Reaktionen',
    count: (word, count) => `${word}, ${count}`,
  },
})
