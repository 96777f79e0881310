/**
 * What somebody wants who only typed a command: unless NODE_ENV says otherwise, a shop to try out, with React as in production
 * where pages come from the build. `local`: for this machine only, since nobody asked for a demo by name.
 */
export function defaultEnvironment(nodeEnv: 'development' | 'production'): Record<string, string> {
	if (process.env.NODE_ENV) return {}
	return { NODE_ENV: nodeEnv, VITRINE_DEMO: process.env.VITRINE_DEMO || 'local' }
}
