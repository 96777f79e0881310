import type { Style } from '../style.ts'
import { told } from '../texts.ts'

export const WOMEN_LAYERS: readonly Style[] = [
	{
		code: 'W09',
		category: 'w-knit',
		run: 'women-letters',
		price: 8,
		told: told(`
fr Cardigan fin en mérinos | Un mérinos fin, assez léger pour se porter toute l’année. Six boutons, encolure en V.
en Fine merino cardigan | Fine merino, light enough for all year. Six buttons and a V-neck.
es Cárdigan fino de merino | Merino fino, lo bastante ligero para todo el año. Seis botones y cuello de pico.
de Feine Strickjacke aus Merinowolle | Feine Merinowolle, leicht genug für das ganze Jahr. Sechs Knöpfe, V-Ausschnitt.
it Cardigan sottile in lana merino | Merino sottile, abbastanza leggero per tutto l’anno. Sei bottoni e scollo a V.
pl Cienki kardigan z merynosa | Cienka wełna merynosowa, odpowiednia przez cały rok. Sześć guzików, dekolt w szpic.`),
		details: ['neck-v', 'buttons-six', 'length-m:58'],
		facets: { fit: 'regular', length: 'regular', neckline: 'v-neck', sleeve: 'long' },
		cloth: { main: { wool: 100 } },
		care: 'knit',
		maker: 'linaire',
		madeIn: ['IT', 'IT', 'IT'],
		colors: ['NVY', 'OAT', 'MNT'],
	},
	{
		code: 'W10',
		category: 'w-knit',
		run: 'women-letters',
		price: 7,
		told: told(`
fr Pull côtelé à col roulé | Une côte souple, un col roulé qui se replie deux fois. Se porte sous un manteau ou seul.
en Ribbed roll-neck jumper | A supple rib with a roll neck that folds twice. Under a coat or alone.
es Jersey de canalé con cuello vuelto | Canalé flexible y cuello que se dobla dos veces. Debajo de un abrigo o solo.
de Gerippter Rollkragenpullover | Weiche Rippe mit einem Rollkragen, der sich zweimal umschlagen lässt. Unter dem Mantel oder solo.
it Dolcevita a coste | Una costa morbida e un collo che si ripiega due volte. Sotto il cappotto o da solo.
pl Prążkowany golf | Miękki prążek i golf wywijany podwójnie. Pod płaszcz albo solo.`),
		details: ['neck-roll', 'full-fashioned', 'length-m:60'],
		facets: { fit: 'slim', length: 'regular', neckline: 'roll', sleeve: 'long', season: 'autumn-winter' },
		cloth: { main: { viscose: 50, wool: 30, polyamide: 20 } },
		care: 'cotton-knit',
		maker: 'kuzey-konfeksiyon',
		madeIn: ['TR', 'TR', 'TR'],
		colors: ['BLK', 'BUR', 'PRL'],
	},
	{
		code: 'W11',
		category: 'w-sweats',
		run: 'women-letters',
		price: 6,
		told: told(`
fr Sweat droit en molleton | Un molleton de coton non gratté, à l’intérieur bouclette. Coupe droite, manches longues.
en Straight loopback sweatshirt | Cotton loopback, left unbrushed inside. A straight cut with long sleeves.
es Sudadera recta de felpa | Felpa de algodón sin perchar, con rizo por dentro. Corte recto y manga larga.
de Gerades Sweatshirt mit Schlingenseite | Baumwoll-Sweat, innen nicht angeraut, sondern mit Schlingen. Gerade geschnitten, lange Ärmel.
it Felpa dritta in cotone | Felpa di cotone non garzata, con ricciolino all’interno. Taglio dritto, maniche lunghe.
pl Prosta bluza z dzianiny pętelkowej | Bawełniana dzianina pętelkowa, niedrapana od środka. Prosty krój, długie rękawy.`),
		details: ['loopback', 'neck-insert', 'length-m:61'],
		facets: { fit: 'straight', length: 'regular', neckline: 'crew', sleeve: 'long' },
		cloth: { main: { cotton: 100 } },
		care: 'jersey',
		maker: 'malhas-do-vale',
		madeIn: ['PT', 'PT', 'PT'],
		colors: ['GRY', 'LIL', 'FOR'],
	},
	{
		code: 'W12',
		category: 'w-coats',
		run: 'women',
		price: 16,
		told: told(`
fr Manteau croisé en laine | Un drap de laine dense, une coupe croisée qui ferme haut. Entièrement doublé.
en Double-breasted wool coat | Dense wool cloth in a double-breasted cut that closes high. Fully lined.
es Abrigo cruzado de lana | Paño de lana denso y corte cruzado que cierra alto. Totalmente forrado.
de Zweireihiger Wollmantel | Dichtes Wolltuch, zweireihig und hoch geschlossen. Vollständig gefüttert.
it Cappotto doppiopetto in lana | Panno di lana compatto, taglio doppiopetto che chiude alto. Interamente foderato.
pl Dwurzędowy płaszcz z wełny | Gęste sukno wełniane, dwurzędowe zapięcie pod samą szyję. W całości na podszewce.`),
		details: ['closure-double', 'lined-cupro', 'length-women:112'],
		facets: { fit: 'straight', sleeve: 'long', season: 'autumn-winter' },
		cloth: { main: { wool: 100 }, lining: { cupro: 100 } },
		care: 'tailoring',
		maker: 'linaire',
		madeIn: ['IT', 'IT', 'PL'],
		colors: ['CML', 'CHR', 'INK', 'TER'],
	},
]
