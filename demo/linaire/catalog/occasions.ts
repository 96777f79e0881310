/** What a style is worn for, best first: words of `FACET_VALUES.occasion`. A style that is not named is for every day. */
const TABLE = `
W01 office
W02 holiday office beach
W03 office party wedding
W06 between-seasons holiday
W07 party night wedding home
W08 snow home
W09 between-seasons office
W10 between-seasons office snow
W11 sport home
W13 rain between-seasons office
W14 between-seasons snow
W15 office wedding party between-seasons
W16 between-seasons
W19 office wedding
W20 holiday beach office
W21 wedding party office
W22 holiday
W23 wedding holiday party beach
W24 holiday wedding beach office
M01 office wedding party
M02 holiday beach wedding office
M03 between-seasons
M06 holiday sport
M08 between-seasons office gift
M10 snow
M11 sport home
M12 sport between-seasons
M14 between-seasons office
M15 rain snow between-seasons
M16 between-seasons snow
M17 wedding office party
M20 between-seasons office
M21 office wedding party
M22 holiday beach home
M23 beach holiday
M24 night home gift
K01 school
K02 school
K03 birth night gift
K04 birth night home
K05 night home
K06 school sport
K07 school sport
K08 school snow
K09 school between-seasons
K10 school
K11 school wedding party
K12 school party wedding
K13 holiday wedding beach party
K14 holiday
K15 school
K16 school
K17 sport home school
K18 school wedding
K19 holiday beach
K20 school
K21 school snow
K22 snow school
K23 rain school between-seasons
K24 beach sport holiday
A01 office gift
A02 beach holiday
A03 party office wedding gift
A04 gift party
A05 school rain holiday office
A06 sport holiday
A07 office wedding party
A08 rain office
A09 party wedding office
A10 beach holiday wedding
A11 gift snow
A12 gift wedding office
A13 snow gift
A14 beach holiday
A15 beach holiday wedding
A16 gift office wedding
A17 gift beach holiday
A18 gift party wedding
A19 gift party wedding
A20 gift home sport
A21 party office
A22 gift office
A23 gift office
A24 beach holiday gift
`

const OCCASIONS: ReadonlyMap<string, readonly string[]> = new Map(
	TABLE.trim()
		.split('\n')
		.map((line) => {
			const [code = '', ...occasions] = line.split(' ')
			return [code, occasions]
		}),
)

export function occasionsOf(code: string): readonly string[] {
	return OCCASIONS.get(code) ?? []
}

/** For whom an accessory is made where its category does not say so: cut for women's feet and legs. */
const WOMENS: ReadonlySet<string> = new Set(['A08', 'A09', 'A10', 'A21'])

export function audienceOf(code: string): string | undefined {
	return WOMENS.has(code) ? 'women' : undefined
}
