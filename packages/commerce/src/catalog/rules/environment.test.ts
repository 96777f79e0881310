import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

const NOTHING = {
	traceability: [],
	recycledPercent: 0,
	recyclability: null,
	releasesMicrofibres: false,
	hazardous: [],
	environmentalCost: null,
}

test('the facts of a garment, its steps in the order they are made', () => {
	const raw = {
		traceability: { making: 'PT', weaving: 'IT', dyeing: 'TR' },
		recycledPercent: 45,
		recyclability: 'mostly',
		releasesMicrofibres: true,
		hazardous: [{ name: 'DEHP', isExtremelyConcerning: true }, { name: 'Formaldéhyde' }],
		environmentalCost: { points: 1240, per100g: 413 },
	}
	expect(readEnvironment(raw)).toEqual({
		traceability: [
			{ step: 'weaving', countryCode: 'IT' },
			{ step: 'dyeing', countryCode: 'TR' },
			{ step: 'making', countryCode: 'PT' },
		],
		recycledPercent: 45,
		recyclability: 'mostly',
		releasesMicrofibres: true,
		hazardous: [
			{ name: 'DEHP', isExtremelyConcerning: true },
			{ name: 'Formaldéhyde', isExtremelyConcerning: false },
		],
		environmentalCost: { points: 1240, per100g: 413 },
	})
})

test.each([
	['nothing', {}],
	['nothing true', { recycledPercent: 0, releasesMicrofibres: false, hazardous: [], traceability: {} }],
	[
		'words of no meaning',
		{ traceability: { sewing: 'FR', weaving: 'France' }, recycledPercent: '45', colour: 'green' },
	],
	['impossible shares', { recycledPercent: 145, environmentalCost: { points: 12 } }],
])('%s: there is no sheet', (_, raw) => expect(readEnvironment(raw)).toBeNull())

test('a wrong fact does not cost the others', () => {
	expect(
		readEnvironment({ traceability: { weaving: 7, dyeing: 'tr' }, recycledPercent: 30.5, hazardous: 'none' }),
	).toEqual({
		...NOTHING,
		traceability: [{ step: 'dyeing', countryCode: 'TR' }],
		recycledPercent: 30,
	})
})
