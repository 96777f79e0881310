import { plain } from '../foreign/words.ts'

const COLOR = new Set([
	'color',
	'colour',
	'couleur',
	'farbe',
	'colore',
	'kolor',
	'colori',
	'coloris',
	'barwa',
	'color name',
])
const SIZE = new Set([
	'size',
	'taille',
	'grosse',
	'groesse',
	'talla',
	'taglia',
	'misura',
	'rozmiar',
	'pointure',
	'schuhgrosse',
])
const MATERIAL = new Set(['material', 'matiere', 'materiale', 'fabric', 'stoff', 'tissu', 'tessuto', 'tejido'])

/** Kind of an option; `none` for the placeholder of products without options. */
export function optionKind(name: string): 'color' | 'size' | 'material' | 'none' | 'other' {
	const word = plain(name)
	if (word === '' || word === 'title' || word === 'titre' || word === 'titel') return 'none'
	if (COLOR.has(word)) return 'color'
	if (SIZE.has(word)) return 'size'
	return MATERIAL.has(word) ? 'material' : 'other'
}
