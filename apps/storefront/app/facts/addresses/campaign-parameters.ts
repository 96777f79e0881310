/** What advertising and newsletters add to an address: read by tags in the browser, by no page of ours. */
const CAMPAIGN =
	/^(?:utm_\w+|at_\w+|mtm_\w+|pk_\w+|mc_[ce]id|gad_\w+|_gl|_ga|(?:g|d|fb|tt|tw|y|ms)cl(?:k)?id|[gw]braid|srsltid|epik|igshid|xtor)$/

/** Whether a query parameter only says through which campaign a visitor came: no page differs by it, and no link of a list keeps it. */
export function isCampaign(name: string): boolean {
	return CAMPAIGN.test(name)
}
