/** Programs that the server starts by itself are TypeScript here, and so need what makes JavaScript of it. */
import process from 'node:process';

if (!process.execArgv.includes('tsx')) process.execArgv.push('--import', 'tsx');
