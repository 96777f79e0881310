import type { Language } from '@vitrine/market/locales'
import { translatorOf } from '@vitrine/messages/engine'

/** Composition of a part of a garment, in whole percent. */
export type FibrePart = { part: string; fibres: { fibre: string; percent: number }[] }

/** Fibres of Regulation (EU) 1007/2011, Annex I: the closed list a composition may name (law 5). */
export const FIBRE_CODES = [
	'wool',
	'alpaca',
	'llama',
	'camel',
	'cashmere',
	'mohair',
	'angora',
	'vicuna',
	'yak',
	'guanaco',
	'cashgora',
	'beaver',
	'otter',
	'hair',
	'silk',
	'cotton',
	'kapok',
	'linen',
	'hemp',
	'jute',
	'abaca',
	'alfa',
	'coir',
	'broom',
	'ramie',
	'sisal',
	'sunn',
	'henequen',
	'maguey',
	'acetate',
	'alginate',
	'cupro',
	'modal',
	'protein',
	'triacetate',
	'viscose',
	'acrylic',
	'chlorofibre',
	'fluorofibre',
	'modacrylic',
	'polyamide',
	'aramid',
	'polyimide',
	'lyocell',
	'polylactide',
	'polyester',
	'polyethylene',
	'polypropylene',
	'polycarbamide',
	'polyurethane',
	'vinylal',
	'trivinyl',
	'elastodiene',
	'elastane',
	'glass',
	'elastomultiester',
	'elastolefin',
	'melamine',
	'bicomponent',
	'polyacrylate',
	'metal',
	'other',
] as const
export type FibreCode = (typeof FIBRE_CODES)[number]

/** Legal name of a fibre in a language, from Annex I (law 5). */
export function fibreName(code: FibreCode, language: Language): string {
	return translatorOf('fibre', language)(`name.${code}`)
}
