import { runSteps } from '../steps.ts'
import { PROPERTIES } from '../verification.ts'

if (!(await runSteps({ lanes: [[PROPERTIES]] }))) process.exitCode = 1
