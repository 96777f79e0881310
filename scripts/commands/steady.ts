import { runSteps } from '../steps.ts'
import { BUILD, STEADY } from '../verification.ts'

if (!(await runSteps({ first: [BUILD], lanes: [[STEADY]] }))) process.exitCode = 1
