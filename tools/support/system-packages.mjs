import { installPackages } from './apt.mjs';
import { browserPackages, wholeBrowserPackages } from './browser.mjs';
import { enginePackages } from './engines.mjs';
import { nginxPackages } from './nginx.mjs';
import { phpPackages } from './php.mjs';

/**
 * Browsers, nginx and PHP with one call of apt, which serves one process at a time. If it fails, `ensureBrowser` and
 * the others try again one by one.
 *
 * @return {Promise<void>}
 */
export const installSystemPackages = async () => {
	const missing = [
		...browserPackages(),
		...wholeBrowserPackages(),
		...enginePackages(),
		...nginxPackages(),
		...phpPackages(),
	];
	if ( missing.length > 0 ) {
		await installPackages( 'browsers, nginx and PHP', missing );
	}
};
