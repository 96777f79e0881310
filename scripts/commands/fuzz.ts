import { runSteps } from '../steps.ts'
import { FUZZ } from '../verification.ts'

if (!(await runSteps({ lanes: [[FUZZ]] }))) process.exitCode = 1
