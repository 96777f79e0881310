import { expect, test } from 'vitest'
import { contrast, weakPairs } from './rules/contrast.ts'
import { readIcon } from './rules/icon.ts'
import { readBox, readPathData } from './rules/path-data.ts'

test('path data is read command by command and written anew, and nothing else is', () => {
	expect(readPathData(' M0,0 h20V80 c1-2,3.50-4 .5.5z m 1 1')).toBe('M0 0h20V80c1-2 3.5-4 0.5 0.5zm1 1')
	expect(readPathData('M1e2 3L-.5-.5')).toBe('M100 3L-0.5-0.5')
	for (const none of ['', 'h20', 'M0', 'M0 0c1 2', 'M0 0"/><script>', 'M0 0zz1', 'M0 0 N 3', '0 0', 'M1e999 0'])
		expect(readPathData(none), none).toBeUndefined()
	expect(readPathData(readPathData('M0 0L-1-1')!)).toBe('M0 0L-1-1')
})

test('a viewBox begins at zero', () => {
	expect(readBox('0 0 3174 700')).toEqual({ width: 3174, height: 700 })
	for (const none of ['', '0 0 10', '1 0 10 10', '0 0 0 10', '0 0 a 10', '0 0 1 2 3'])
		expect(readBox(none)).toBeUndefined()
})

test('an icon is a drawing of plain shapes', () => {
	const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inner}</svg>`
	expect(readIcon(svg('<g><path d="M0 0h8" fill="url(#a)"/></g><title>A &amp; B</title>'))).toEqual({
		ok: true,
		svg: svg('<g><path d="M0 0h8" fill="url(#a)"></path></g><title>A &amp; B</title>'),
	})
	for (const foul of [
		svg('<script>alert(1)</script>'),
		svg('<path onclick="x()"/>'),
		svg('<path fill="url(https://evil.example/x)"/>'),
		svg('<path style="fill:url(//evil.example)"/>'),
		svg('<image href="https://evil.example/x"/>'),
		svg('<foreignObject><p/></foreignObject>'),
		svg('<svg xmlns="http://www.w3.org/2000/svg"/>'),
		'<html xmlns="http://www.w3.org/1999/xhtml"></html>',
		`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`,
		svg('<path'),
	])
		expect(readIcon(foul), foul).toMatchObject({ ok: false })
})

test('contrast is that of WCAG, and a pair that cannot be read is named', () => {
	expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
	expect(contrast('#15171a', '#f6e38c')).toBeCloseTo(13.93, 2)
	expect(weakPairs({})).toEqual([])
	expect(weakPairs({ 'ink-3': '#8a8f96' })).toMatchObject([
		{ text: 'ink-3', ground: 'page', least: 4.5 },
		{ text: 'ink-3', ground: 'linen', least: 4.5 },
	])
	expect(weakPairs({ 'line-strong': '#aaaaaa' }).map(({ ground }) => ground)).toEqual(['page', 'linen'])
	expect(weakPairs({ page: '#8a9096' }).map(({ text, ground }) => `${text} on ${ground}`)).toContain('ink-2 on page')
	expect(weakPairs({ action: '#f26a1b' })).toMatchObject([{ text: 'white', ground: 'action' }, { text: 'butter' }])
	expect(weakPairs({ 'ground-night': '#7f8894' })).toMatchObject([{ text: 'white', ground: 'ground-night' }])
})
