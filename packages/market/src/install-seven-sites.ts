import { SEVEN_SITES } from './seven-sites.ts'
import { installSites } from './sites.ts'

/** Imported by tests and by programs without a database, before anything else: their sites are those of the specification. */
installSites(SEVEN_SITES)
