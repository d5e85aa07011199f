import { test } from 'vitest'
import { expectTour } from '../../kit/testing/tour.ts'
import { manifest } from '../manifest.ts'

test('contacts have a tour of 4 steps in both languages, each with its words', () =>
  expectTour(manifest, 4))
