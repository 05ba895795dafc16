/**
 * `npm run lint:php`: checks the plugin's PHP with PHP_CodeSniffer (phpcs.xml.dist), if it's installed, and with our
 * static analysis.
 */
import { fileURLToPath } from 'node:url';
import { hasCodeSniffer, hasPhp } from '../../support/php.mjs';
import { checkStandard } from './code-sniffer.mjs';
import { analysePlugin } from './static-analysis.mjs';

/** Returns `{ passed, failed }`. */
export const lintPhp = () => {
	const analysis = analysePlugin();
	if ( ! hasCodeSniffer() ) {
		console.log(
			'Skipped: PHP_CodeSniffer (package php-codesniffer) is not installed, so the coding standard was not checked.'
		);
		return analysis;
	}
	const standard = checkStandard();
	return {
		passed: analysis.passed + standard.passed,
		failed: analysis.failed + standard.failed,
	};
};

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	if ( hasPhp( [ 'tokenizer' ] ) ) {
		process.exitCode = lintPhp().failed === 0 ? 0 : 1;
	} else {
		console.log(
			'Skipped: PHP is not installed, so the WordPress host was not checked.'
		);
	}
}
