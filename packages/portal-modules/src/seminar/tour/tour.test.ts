import { test } from 'vitest'
import { expectTour } from '../../kit/testing/tour.ts'
import { manifest } from '../manifest.ts'

test('seminars have a tour of 7 steps in both languages, each with its words (TOUR-02)', () =>
  expectTour(manifest, 7))
