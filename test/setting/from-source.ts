/** Programs that the server starts are TypeScript here, and need a loader. */
import process from 'node:process';

if (!process.execArgv.includes('tsx')) process.execArgv.push('--import', 'tsx');
