import { SaxesParser } from 'saxes'

const NAMESPACE = 'http://www.w3.org/2000/svg'
/** Shapes and gradients: nothing that runs, loads or links. */
const ELEMENTS = new Set(
	'svg g title path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop'.split(' '),
)
const ATTRIBUTES = new Set(
	`xmlns viewBox width height id d x y x1 y1 x2 y2 cx cy r rx ry fx fy points transform fill fill-rule fill-opacity stroke
	stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-opacity opacity offset stop-color
	stop-opacity gradientUnits gradientTransform`.split(/\s+/),
)

/**
 * Reads an SVG document of shapes and writes it anew: known elements and attributes, no reference but to a gradient of its own.
 * Returns what is not allowed otherwise.
 */
export function readIcon(text: string): { ok: true; svg: string } | { ok: false; found: string } {
	const parser = new SaxesParser()
	let svg = ''
	let depth = 0
	let found: string | undefined
	const refuse = (what: string) => {
		found ??= what.slice(0, 100)
	}
	parser.on('error', (error) => refuse(error.message))
	parser.on('doctype', () => refuse('<!DOCTYPE'))
	parser.on('opentag', ({ name, attributes }) => {
		if (!ELEMENTS.has(name) || (depth === 0) !== (name === 'svg')) refuse(`<${name}`)
		if (name === 'svg' && attributes['xmlns'] !== NAMESPACE) refuse('xmlns')
		svg += `<${name}`
		for (const [key, value] of Object.entries(attributes)) {
			const isOwn = !/url\(/i.test(value) || /^url\(#[\w-]+\)$/.test(value)
			if (!ATTRIBUTES.has(key) || !isOwn) refuse(`${name} ${key}="${value}"`)
			svg += ` ${key}="${escape(value)}"`
		}
		svg += '>'
		depth += 1
	})
	parser.on('closetag', ({ name }) => {
		depth -= 1
		svg += `</${name}>`
	})
	parser.on('text', (words) => {
		svg += escape(words.trim())
	})
	try {
		parser.write(text).close()
	} catch (error) {
		refuse(error instanceof Error ? error.message : 'not XML')
	}
	return found === undefined ? { ok: true, svg } : { ok: false, found }
}

function escape(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
