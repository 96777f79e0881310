import type { CatalogRecordInput } from '@vitrine/commerce/catalog/records'
import { sceneFile } from './pictures.ts'
import { SCENES } from './scenes.ts'
import { inEachLanguage, tableOfTexts } from './texts.ts'

type BannerInput = CatalogRecordInput & { type: 'banner' }
type Banner = {
	id: string
	slot: BannerInput['slot']
	position?: number
	scene: string
	/** Name of the wide picture where it is another than the scene's. */
	wide?: string
	category: string
	texts: string
}

const HERO_TEXTS = `
title | Des manteaux pour les <em>longues</em> marches | Coats for <em>long</em> walks | Abrigos para <em>largos</em> paseos | Mäntel für <em>lange</em> Wege | Cappotti per <em>lunghe</em> passeggiate | Płaszcze na <em>długie</em> spacery
action | Voir les manteaux | See the coats | Ver los abrigos | Mäntel ansehen | Vedi i cappotti | Zobacz płaszcze
alt | Manteau de laine camel, chemise à rayures ciel et sac en cuir cognac | Camel wool coat, sky stripe shirt and cognac leather bag | Abrigo de lana camel, camisa de rayas celestes y bolso de piel coñac | Camelfarbener Wollmantel, himmelblau gestreifte Bluse und cognacfarbene Ledertasche | Cappotto di lana cammello, camicia a righe celesti e borsa in pelle cognac | Wełniany płaszcz w kolorze camel, koszula w błękitne paski i koniakowa torba ze skóry`

const BANNERS: readonly Banner[] = [
	{
		id: 'home-hero',
		slot: 'hero',
		scene: 'hero',
		category: 'w-coats',
		texts: HERO_TEXTS,
	},
	// The same story for wide windows, where it stands beside the panel of the account.
	{
		id: 'home-hero-beside',
		slot: 'hero-beside',
		scene: 'hero',
		wide: 'hero-beside',
		category: 'w-coats',
		texts: HERO_TEXTS,
	},
	{
		id: 'home-story',
		slot: 'story',
		scene: 'story',
		category: 'w-shirts',
		texts: `
title | Un lin qui tombe bien dès le <em>premier</em> jour | Linen that falls well from the <em>first</em> day | Un lino que cae bien desde el <em>primer</em> día | Leinen, das vom <em>ersten</em> Tag an weich fällt | Un lino che cade bene dal <em>primo</em> giorno | Len, który dobrze się układa od <em>pierwszego</em> dnia
action | Voir les chemises | See the shirts | Ver las camisas | Blusen ansehen | Vedi le camicie | Zobacz koszule
alt | Chemise en lin sauge vue de près : le col officier et un bouton | Sage linen shirt seen from close: the band collar and a button | Camisa de lino salvia vista de cerca: el cuello mao y un botón | Salbeifarbene Leinenbluse aus der Nähe: der Stehkragen und ein Knopf | Camicia di lino salvia vista da vicino: il collo alla coreana e un bottone | Szałwiowa lniana koszula z bliska: stójka i guzik`,
	},
	{
		id: 'home-wool',
		slot: 'editorial',
		scene: 'wool',
		category: 'm-knit',
		texts: `
title | De la laine pour les matins <em>gris</em> | Wool for <em>grey</em> mornings | Lana para las mañanas <em>grises</em> | Wolle für <em>graue</em> Tage | Lana per le mattine <em>grigie</em> | Wełna na <em>szare</em> poranki
action | Voir les pulls et gilets | See the knitwear | Ver jerséis y cárdigans | Strick ansehen | Vedi maglioni e cardigan | Zobacz swetry i kardigany
alt | Pull à col roulé moutarde, pantalon tabac et bonnet anthracite | Mustard roll-neck jumper, tobacco trousers and charcoal beanie | Jersey de cuello alto mostaza, pantalón tabaco y gorro antracita | Senffarbener Rollkragenpullover, tabakfarbene Hose und anthrazitfarbene Mütze | Maglione a collo alto senape, pantaloni tabacco e berretto antracite | Musztardowy golf, tabaczkowe spodnie i antracytowa czapka`,
	},
	{
		id: 'home-rain',
		slot: 'editorial',
		position: 1,
		scene: 'rain',
		category: 'k-outer',
		texts: `
title | Des vestes pour toutes les <em>flaques</em> | Jackets for every <em>puddle</em> | Chaquetas para todos los <em>charcos</em> | Jacken für <em>jede</em> Pfütze | Giacche per ogni <em>pozzanghera</em> | Kurtki na <em>każdą</em> kałużę
action | Voir les manteaux et vestes | See coats and jackets | Ver abrigos y chaquetas | Mäntel und Jacken ansehen | Vedi cappotti e giacche | Zobacz płaszcze i kurtki
alt | Imperméable beurre, veste matelassée rouge et salopette en jean pour enfant | Children’s butter raincoat, red puffer jacket and denim dungarees | Impermeable infantil mantequilla, chaqueta acolchada roja y peto vaquero | Buttergelbe Regenjacke, rote Steppjacke und Jeanslatzhose für Kinder | Impermeabile burro, giacca trapuntata rossa e salopette di jeans per bambini | Maślana kurtka przeciwdeszczowa, czerwona kurtka pikowana i jeansowe ogrodniczki`,
	},
]

/** The banners of the home page. Each scene lies on one ground. `lite`: the hero alone, in all its forms. */
export function banners({ lite = false }: { lite?: boolean } = {}): CatalogRecordInput[] {
	return (lite ? BANNERS.filter(({ scene }) => scene === 'hero') : BANNERS).map((banner) => {
		const { id, slot, position, scene, wide = `${scene}-wide`, category, texts } = banner
		const told = tableOfTexts(texts)
		const ground = SCENES[wide]?.ground
		if (!ground) throw new TypeError(`The scene ${scene} has no ground`)
		return {
			type: 'banner',
			id,
			page: 'home',
			slot,
			...(position && { position }),
			ground,
			wide: sceneFile(wide),
			tall: sceneFile(`${scene}-tall`),
			category,
			texts: inEachLanguage((language) => ({
				title: told.get('title')?.[language] ?? '',
				action: told.get('action')?.[language] ?? '',
				alt: told.get('alt')?.[language] ?? '',
			})),
		}
	})
}
