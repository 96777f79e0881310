/** Where this shop runs; analytics tell them apart, and the test environment has no tracking host (R156). */
export const WORK_ENVIRONMENTS = ['dev', 'int', 'preprod', 'prod', 'test'] as const
export type WorkEnvironment = (typeof WORK_ENVIRONMENTS)[number]

/** Only what shoppers use may be found by search engines. A deployment that does not say what it is, is theirs. */
export function isProductive(environment: WorkEnvironment | undefined): boolean {
	return environment === undefined || environment === 'prod'
}
