import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { toSymbol } from '../../../scripts/icons.ts'
import { CareSymbol, Icon, isViewBox } from './icon.tsx'
import { careSymbolNames, iconNames, iconSpriteVersion } from './names.ts'

test('an icon refers to the sprite with its version and is hidden from screen readers', () => {
	const html = renderToStaticMarkup(<Icon name="bag" size={20} />)
	expect(html).toContain(`href="/icons.svg?v=${iconSpriteVersion}#bag"`)
	expect(html).toContain('width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"')
})

test('a titled icon is an image with that name', () => {
	const html = renderToStaticMarkup(<CareSymbol name="wash-30" title="Wash at 30 degrees" />)
	expect(html).toContain('role="img" aria-label="Wash at 30 degrees"')
	expect(html).not.toContain('aria-hidden')
})

test.each(['0 0 24 24', '0,0,24,24', '-1.5 .5 20 20', ' 4 4 16 16 ', '0 0 1e3 24'])(
	'viewBox "%s" is numeric',
	(viewBox) => {
		expect(isViewBox(viewBox)).toBe(true)
	},
)

test.each(['', '0 0 24', '0 0 24 24 24', '0 0 24px 24', 'a b c d', '0 0 NaN 24', '0 0 0 24'])(
	'viewBox "%s" is refused: the error is reported and nothing broken is drawn (R190)',
	(viewBox) => {
		const report = vi.spyOn(console, 'error').mockImplementation(() => {})
		expect(renderToStaticMarkup(<Icon name="bag" viewBox={viewBox} />)).toBe('')
		expect(report).toHaveBeenCalledWith(expect.stringContaining('viewBox'))
		report.mockRestore()
	},
)

test('names follow the drawings: sixty icons, fifteen care symbols', async () => {
	const drawings = join(import.meta.dirname, '../../../icons')
	const names = async (directory: string) =>
		(await readdir(directory)).flatMap((file) => (file.endsWith('.svg') ? file.slice(0, -4) : [])).sort()
	expect(await names(drawings)).toEqual([...iconNames])
	expect(await names(join(drawings, 'care'))).toEqual([...careSymbolNames])
	expect([iconNames.length, careSymbolNames.length]).toEqual([60, 18])
})

test('a drawing off the grid does not become a symbol', () => {
	expect(() => toSymbol('wide', '<svg viewBox="0 0 32 24"></svg>')).toThrow('24 grid')
	expect(toSymbol('dot', '<svg viewBox="0 0 24 24" class="x" fill="none">\n\t<path/>\n</svg>')).toBe(
		'<symbol id="dot" viewBox="0 0 24 24" fill="none"><path/></symbol>',
	)
})
