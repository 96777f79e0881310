/** Where this shop runs; analytics tell them apart, and the test environment has no tracking host (R156). */
export const WORK_ENVIRONMENTS = ['dev', 'int', 'preprod', 'prod', 'test'] as const
export type WorkEnvironment = (typeof WORK_ENVIRONMENTS)[number]
