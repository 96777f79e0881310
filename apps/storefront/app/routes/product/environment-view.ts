import type { EnvironmentFacts } from '@vitrine/commerce/catalog/contract'

/** The sheet of the AGEC law, ready to read. */
export type EnvironmentView = {
	heading: string
	/** Title of the steps; shown only where there are any. */
	traceability: string
	steps: { name: string; country: string }[]
	statements: string[]
	/** Voluntary: points of impact, and for 100 g. */
	cost: string | null
}

/**
 * The wording of décret 2022-748 and décret 2025-957 (law 4). It is the law's and French in every language of the French shop,
 * so it is no message: translators must not change it.
 */
const HEADING = 'Fiche produit relative aux qualités et caractéristiques environnementales'
const TRACEABILITY = 'Traçabilité'
const STEPS: Readonly<Record<EnvironmentFacts['traceability'][number]['step'], string>> = {
	weaving: 'Tissage',
	knitting: 'Tricotage',
	dyeing: 'Teinture et impression',
	making: 'Confection',
	stitching: 'Piquage',
	assembly: 'Montage',
	finishing: 'Finition',
}
const RECYCLABLE = { mostly: 'Produit majoritairement recyclable', entirely: 'Produit entièrement recyclable' }
const MICROFIBRES = 'Rejette des microfibres plastiques dans l’environnement lors du lavage'

/** What the sheet of an article says: only what is true of it, in the order of the decree (R117, brief 3.6.2). */
export function environmentView(facts: EnvironmentFacts): EnvironmentView {
	const { recycledPercent, recyclability, releasesMicrofibres, hazardous, environmentalCost } = facts
	const countries = new Intl.DisplayNames('fr', { type: 'region', fallback: 'code' })
	const number = new Intl.NumberFormat('fr')
	return {
		heading: HEADING,
		traceability: TRACEABILITY,
		steps: facts.traceability.map(({ step, countryCode }) => ({
			name: STEPS[step],
			country: countries.of(countryCode) ?? countryCode,
		})),
		statements: [
			...(recycledPercent > 0 ? [`Produit comportant au moins ${recycledPercent} % de matières recyclées`] : []),
			...(recyclability ? [RECYCLABLE[recyclability]] : []),
			...(releasesMicrofibres ? [MICROFIBRES] : []),
			...hazardous.map(({ name, isExtremelyConcerning }) =>
				isExtremelyConcerning
					? `Contient une substance extrêmement préoccupante : ${name}`
					: `Contient une substance dangereuse : ${name}`,
			),
		],
		cost: environmentalCost
			? `Coût environnemental : ${number.format(environmentalCost.points)} points d’impact · ${number.format(environmentalCost.per100g)} pour 100 g`
			: null,
	}
}
