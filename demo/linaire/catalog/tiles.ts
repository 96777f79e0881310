import type { Ground } from './pictures.ts'

/**
 * category | ground | colorway, in the order of the pages: of five tiles in a row no two share a ground. What has no products
 * has no tile.
 */
const TABLE = `
women | clay | LN-W24-COB
men | night | LN-M09-OAT
kids | sky | LN-K23-BUT
accessories | moss | LN-A01-BUR

w-dresses | butter | LN-W23-SAG
w-tops | clay | LN-W06-ECR
w-shirts | sky | LN-W03-RST
w-knit | night | LN-W08-CML
w-sweats | plum | LN-W11-LIL
w-coats | moss | LN-W12-TER
w-jackets | butter | LN-W16-LBL
w-jeans | clay | LN-W17-IND
w-trousers | sky | LN-W19-CHO
w-skirts | night | LN-W21-MUS
w-night | plum | LN-W07-PWD

m-tshirts | butter | LN-M06-BTL
m-shirts | night | LN-M01-SKY
m-knit | plum | LN-M10-MUS
m-sweats | sky | LN-M11-RST
m-outer | moss | LN-M13-CML
m-suits | clay | LN-M17-NVY
m-jeans | butter | LN-M18-IND
m-trousers | night | LN-M20-SND
m-shorts | plum | LN-M23-SKY
m-under | sky | LN-M24-BUR

k-baby | moss | LN-K04-OAT
k-girl | clay | LN-K12-BTL
k-boy | butter | LN-K10-NVY
k-body | plum | LN-K03-MNT
k-tops | sky | LN-K02-APR
k-dresses | night | LN-K13-CRM
k-bottoms | moss | LN-K20-IND
k-knit | clay | LN-K08-ECR
k-outer | butter | LN-K21-NVY
k-sport | plum | LN-K17-GRY

a-bags | sky | LN-A04-CHO
a-shoes | butter | LN-A07-BUR
a-scarves | night | LN-A11-CML
a-belts | moss | LN-A16-COG
a-jewel | plum | LN-A18-GOL
a-socks | clay | LN-A20-FOR
a-leather | sky | LN-A22-PLU
a-sun | butter | LN-A24-TOR`

/** What the tile of a category shows. */
export const TILES: ReadonlyMap<string, { ground: Ground; colorway: string }> = new Map(
	TABLE.trim()
		.split(/\n+/)
		.map((line) => {
			const [category = '', ground = '', colorway = ''] = line.split(' | ')
			return [category, { ground: ground as Ground, colorway }]
		}),
)
