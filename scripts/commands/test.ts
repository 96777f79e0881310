import { runSteps } from '../steps.ts'
import { BROWSER, BUILD, STATIC, UNITS } from '../verification.ts'

// The browser waits more than it computes, so the units run beside it.
if (!(await runSteps({ first: [BUILD], lanes: [[UNITS], [...STATIC, BROWSER]] }))) process.exitCode = 1
