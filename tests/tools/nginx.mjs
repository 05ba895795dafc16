import { existsSync } from 'node:fs';
import { installPackages } from './apt.mjs';

const PATHS = [
	'/usr/sbin/nginx',
	'/usr/local/sbin/nginx',
	'/usr/local/bin/nginx',
	'/opt/homebrew/bin/nginx',
];

/**
 * Finds the caching proxy of the page tests.
 *
 * @return {string|null} Its path; `null` if it is not installed.
 */
export const findNginx = () => PATHS.find( existsSync ) ?? null;

/**
 * Installs nginx if it is missing and the system allows it. Without it, the tests of cached pages are reported as
 * skipped.
 *
 * @return {Promise<void>}
 */
export const ensureNginx = async () => {
	if ( findNginx() === null ) {
		await installPackages( 'nginx', [ 'nginx-light' ] );
	}
};
