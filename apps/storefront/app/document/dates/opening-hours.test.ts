import { expect, test } from 'vitest'
import { openState, weekView } from './opening-hours.ts'

const timeZone = 'Europe/Paris'
const hours: [string, string][][] = [
	[],
	[['10:00', '19:00']],
	[['10:00', '19:00']],
	[['10:00', '19:00']],
	[['10:00', '19:00']],
	[
		['10:00', '13:00'],
		['14:00', '19:30'],
	],
	[],
]
/** Saturday 21 November 2026; Paris is an hour ahead of UTC. */
const at = (time: string) => ({ now: new Date(`2026-11-21T${time}:00Z`), timeZone })

test.each([
	['08:59', { isOpen: false, opens: { day: null, time: '10:00' } }],
	['09:00', { isOpen: true, until: '13:00' }],
	['12:30', { isOpen: false, opens: { day: null, time: '14:00' } }],
	['18:29', { isOpen: true, until: '19:30' }],
	['18:30', { isOpen: false, opens: { day: 'mardi', time: '10:00' } }],
])('on Saturday at %s UTC', (time, state) => {
	expect(openState(hours, { ...at(time), tag: 'fr-FR' })).toEqual(state)
	expect(openState([], { ...at(time), tag: 'fr-FR' })).toEqual({ isOpen: false, opens: null })
})

test('the day is the store’s, not ours', () => {
	const lateFriday = { now: new Date('2026-11-20T23:30:00Z'), timeZone }
	expect(weekView(hours, { ...lateFriday, tag: 'fr-FR' }).find((day) => day.isToday)?.name).toBe('samedi')
})

test('the week is told in the language, Monday first', () => {
	const week = weekView(hours, { ...at('10:00'), tag: 'pl-PL' })
	expect(week.map((day) => day.name)[0]).toBe('poniedziałek')
	expect(week[0]?.hours).toBeNull()
	expect(week[5]?.hours).toBe('10:00 – 13:00, 14:00 – 19:30')
})
