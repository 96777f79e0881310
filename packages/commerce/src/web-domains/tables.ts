export type WebDomainsTable = {
	site: string
	domain: string
	store_id: string
	country_code: string
	currency: string
	params: unknown
}

export type WebDomainTables = { web_domains: WebDomainsTable }
