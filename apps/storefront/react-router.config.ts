import type { Config } from '@react-router/dev/config'

export default {
	appDirectory: 'app',
	buildDirectory: 'build',
	ssr: true,
	// Our server knows every route; sending the whole list once costs less than asking for it link by link.
	routeDiscovery: { mode: 'initial' },
} satisfies Config
