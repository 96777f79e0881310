import { LOCALES } from '@vitrine/market/locales'
import { expect, test } from 'vitest'
import { dateOrder, dateValues, typedDate } from './date-parts.ts'

const typed = (day: string, month: string, year: string) =>
	typedDate({ 'sent-day': day, 'sent-month': month, 'sent-year': year }, 'sent')

test('what is typed becomes an ISO date, nothing stays nothing, and what is no date is no ISO date', () => {
	expect(typed('3', '4', '1990')).toBe('1990-04-03')
	expect(typed(' 03 ', '04', '1990')).toBe('1990-04-03')
	expect(typed('', ' ', '')).toBe('')
	for (const [day, month, year] of [
		['3', '4', ''],
		['', '4', '1990'],
		['3', '4', '90'],
		['3', 'April', '1990'],
		['-3', '4', '1990'],
	] as const)
		expect(typed(day, month, year)).not.toMatch(/^\d{4}-\d{2}-[1-9]\d$|^$/)
	expect(typed('9'.repeat(500), '1', '2000').length).toBeLessThan(32)
})

test('the fields of a date start with what was typed', () => {
	expect(dateValues('sent', '1990-04-03')).toEqual({ 'sent-day': '3', 'sent-month': '4', 'sent-year': '1990' })
	expect(typedDate(dateValues('sent', '1990-04-03'), 'sent')).toBe('1990-04-03')
	expect(dateValues('sent', null)).toEqual({ 'sent-day': '', 'sent-month': '', 'sent-year': '' })
})

test('the order is the language’s own', () => {
	for (const { tag } of Object.values(LOCALES)) expect(dateOrder(tag)).toEqual(['day', 'month', 'year'])
	expect(dateOrder('en-US')).toEqual(['month', 'day', 'year'])
	expect(dateOrder('sv-SE')).toEqual(['year', 'month', 'day'])
})
