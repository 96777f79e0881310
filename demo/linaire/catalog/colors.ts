import type { ColorFamily } from '@vitrine/commerce/catalog/colors'
import { COLOR_FAMILIES } from '@vitrine/commerce/catalog/colors'
import { inEachLanguage, tableOfTexts, type Texts } from './texts.ts'

export type Color = { code: string; family: ColorFamily; hex: string; name: Texts }

/** Code, family and hex; then the name in fr en es de it pl. */
const TABLE = tableOfTexts(`
WHT white #f7f6f2 | Blanc | White | Blanco | Weiß | Bianco | Biały
ECR ecru #efe6d4 | Écru | Ecru | Crudo | Ecru | Ecru | Ecru
CRM ecru #f4ecd8 | Crème | Cream | Crema | Creme | Panna | Kremowy
SND beige #d8c6a5 | Sable | Sand | Arena | Sand | Sabbia | Piaskowy
OAT beige #d6c9b4 | Avoine | Oatmeal | Avena | Hafer | Avena | Owsiany
STN beige #bdb2a0 | Pierre | Stone | Piedra | Stein | Pietra | Kamienny
CML beige #b98b5a | Camel | Camel | Camel | Camel | Cammello | Camel
TOB brown #8a5a33 | Tabac | Tobacco | Tabaco | Tabak | Tabacco | Tabaczkowy
COG brown #9a5c2e | Cognac | Cognac | Coñac | Cognac | Cognac | Koniakowy
CHO brown #4b3025 | Chocolat | Chocolate | Chocolate | Schokolade | Cioccolato | Czekoladowy
TOR brown #6e4629 | Écaille | Tortoiseshell | Carey | Havanna | Tartaruga | Szylkretowy
BLK black #1c1d1f | Noir | Black | Negro | Schwarz | Nero | Czarny
WBK black #3a3b40 | Noir délavé | Washed black | Negro lavado | Schwarz verwaschen | Nero slavato | Czarny sprany
GRY grey #a7a9ac | Gris chiné | Grey marl | Gris jaspeado | Grau meliert | Grigio mélange | Szary melanż
PRL grey #cdcdcb | Gris perle | Pearl grey | Gris perla | Perlgrau | Grigio perla | Perłowoszary
CHR grey #46494e | Anthracite | Charcoal | Antracita | Anthrazit | Antracite | Antracytowy
SIL grey #c3c6ca | Argenté | Silver | Plateado | Silber | Argento | Srebrny
NVY navy #24304a | Marine | Navy | Azul marino | Marineblau | Blu navy | Granatowy
INK navy #1d2737 | Encre | Ink | Tinta | Tinte | Inchiostro | Atramentowy
IND blue #34486c | Indigo | Indigo | Índigo | Indigo | Indaco | Indygo
MID blue #6083ab | Bleu moyen | Mid blue | Azul medio | Mittelblau | Blu medio | Niebieski
LBL blue #a0bad5 | Bleu clair | Light blue | Azul claro | Hellblau | Azzurro | Jasnoniebieski
SKY blue #b9cfe5 | Ciel | Sky | Celeste | Himmelblau | Celeste | Błękitny
COB blue #2f519f | Cobalt | Cobalt | Cobalto | Kobaltblau | Cobalto | Kobaltowy
PTL blue #285a6a | Pétrole | Petrol | Petróleo | Petrol | Petrolio | Petrol
FOR green #2f4f3d | Vert forêt | Forest | Verde bosque | Waldgrün | Verde bosco | Leśna zieleń
BTL green #1f4638 | Vert bouteille | Bottle green | Verde botella | Flaschengrün | Verde bottiglia | Butelkowa zieleń
SAG green #9bab90 | Sauge | Sage | Salvia | Salbei | Salvia | Szałwiowy
MNT green #b8d7c6 | Menthe | Mint | Menta | Minze | Menta | Miętowy
KHA khaki #777a4e | Kaki | Khaki | Caqui | Khaki | Cachi | Khaki
OLV khaki #5a5c3a | Olive | Olive | Oliva | Oliv | Oliva | Oliwkowy
BUT yellow #f0dd9a | Beurre | Butter | Mantequilla | Buttergelb | Burro | Maślany
MUS yellow #d0a43c | Moutarde | Mustard | Mostaza | Senf | Senape | Musztardowy
GOL yellow #d3ae5c | Doré | Gold | Dorado | Gold | Oro | Złoty
RST orange #a9552e | Rouille | Rust | Óxido | Rost | Ruggine | Rdzawy
TER orange #c5704f | Terre cuite | Terracotta | Terracota | Terrakotta | Terracotta | Ceglasty
APR orange #e8b285 | Abricot | Apricot | Albaricoque | Aprikose | Albicocca | Morelowy
RED red #b3332e | Rouge | Red | Rojo | Rot | Rosso | Czerwony
TOM red #cd4a36 | Tomate | Tomato | Tomate | Tomatenrot | Pomodoro | Pomidorowy
BUR burgundy #6a2433 | Bordeaux | Burgundy | Burdeos | Bordeaux | Bordeaux | Bordowy
PWD pink #e4c1bb | Rose poudré | Powder pink | Rosa empolvado | Puderrosa | Rosa cipria | Pudrowy róż
ROS pink #c68f90 | Vieux rose | Dusty rose | Rosa palo | Altrosa | Rosa antico | Brudny róż
RSP pink #b23c64 | Framboise | Raspberry | Frambuesa | Himbeere | Lampone | Malinowy
LIL purple #b9a8cf | Lilas | Lilac | Lila | Flieder | Lilla | Liliowy
PLU purple #5b3a58 | Prune | Plum | Ciruela | Pflaume | Prugna | Śliwkowy
MUL multi #c98f6a | Multicolore | Multicolour | Multicolor | Mehrfarbig | Multicolore | Wielokolorowy
`)

function readColor(key: string, name: Texts): Color {
	const [code = '', family, hex = ''] = key.split(' ')
	const known = COLOR_FAMILIES.find((candidate) => candidate === family)
	if (!known) throw new Error(`color ${code}: no family ${family}`)
	return { code, family: known, hex, name }
}

export const COLORS: ReadonlyMap<string, Color> = new Map(
	[...TABLE].map(([key, name]) => readColor(key, name)).map((color) => [color.code, color]),
)

/** A color by its three letters. Throws on a code the table lacks. */
export function colorOf(code: string): Color {
	const color = COLORS.get(code)
	if (!color) throw new Error(`no color ${code}`)
	return color
}

/** `Ecru / navy`: the second word stands inside the line, so it loses its capital, but for German, where colors are nouns. */
export function pairName(first: Color, second: Color): Texts {
	return inEachLanguage((language) => {
		const word = second.name[language]
		return `${first.name[language]} / ${language === 'de' ? word : word.charAt(0).toLowerCase() + word.slice(1)}`
	})
}
