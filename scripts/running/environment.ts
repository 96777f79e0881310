/**
 * The defaults of a bare command: unless NODE_ENV says otherwise, a shop on trial, with React as in production where pages
 * come from the build. `local`: for this machine only, because the demo was not requested by name.
 */
export function defaultEnvironment(nodeEnv: 'development' | 'production'): Record<string, string> {
	if (process.env.NODE_ENV) return {}
	return { NODE_ENV: nodeEnv, VITRINE_DEMO: process.env.VITRINE_DEMO || 'local' }
}
