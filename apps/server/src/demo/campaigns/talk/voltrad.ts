import type { Talk } from './talk.types.ts'

export const voltrad: Talk = {
  // Urban Range
  'Commuter Stories': [
    'The second commuter story went live this morning, shot on the Oberbaum Bridge.',
    'Love it. Can we see how it does without the voice-over?',
    'We are running both versions side by side until Sunday.',
    'Great, let’s decide on Monday.',
  ],
  'Test ride ads': [
    'Test ride bookings are up by a fifth since we added the map.',
    'Which city is doing best?',
    'Leipzig, by some distance. Hamburg follows.',
  ],
  'Search e-bike': [
    'We have moved budget from “e-bike sale” to “e-bike commute”.',
    'Makes sense, we don’t want to be the discount brand.',
  ],
  'Programmatic city': [
    'Stadtwelle now gets 20% of the budget, as agreed.',
    'Are the rainy-day creatives in the rotation?',
    'They are. They replace the sunny ones automatically when it rains.',
    'Brilliant.',
    'So far it has rained for nine days out of twenty-five.',
  ],
  'Ad serving': [
    'All tags have been checked, and the cookie banner passes on consent correctly.',
    'Thanks, our data protection officer will be pleased.',
  ],
  // Austin Soft Launch
  'Austin social': [
    'The first week in Austin brought 1,140 sign-ups for the waiting list.',
    'That is twice our target. How many are within the delivery area?',
    'About 70%. We have narrowed the radius so that more of them are.',
  ],
  'Austin programmatic': [
    'Lone Star Media delivers 30% of the impressions at 24% of the cost.',
    'Should we shift more towards them?',
    'Not yet, their inventory is limited on weekdays.',
    'Fine, let’s keep it as it is.',
  ],
  'Morning web radio': [
    'The host-read spots stay, as you asked. Two new scripts are in the folder.',
    'The one about the hill on South Lamar made me laugh.',
    'It airs from Thursday, at 7:40 every morning.',
  ],
  // Dealer Days
  'Invitation letter': [
    'The letter goes to 1,900 dealers once you have approved it.',
    'Please add the shuttle times from Südkreuz station.',
    'Added, below the programme.',
  ],
  'Trade press announcement': [
    'Radmarkt offers us a half page next to the editorial on cargo bikes.',
    'That is exactly where we want to be.',
  ],
  'Regional ads': ['The regional ads cover Berlin, Potsdam and Cottbus on the weekend before.'],
}
