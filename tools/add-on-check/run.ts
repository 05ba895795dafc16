/** Options are in `ADD_ON_CHECK`, as JSON, and the browser in `CHROMIUM_PATH`. */
import { runCheck } from './run-check';

const main = async (): Promise< void > => {
	const hasPassed = await runCheck(
		JSON.parse( process.env.ADD_ON_CHECK ?? '{}' ),
		process.env.CHROMIUM_PATH ?? ''
	);
	process.exitCode = hasPassed ? 0 : 1;
};

void main();
